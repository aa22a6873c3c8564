import type { TalentIcon } from '@callboard/contract/people/media';
import type { Database } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Photos } from '../media/index.ts';
import * as queries from './profile-icon.queries.ts';

interface ProfileIconsOptions {
  readonly db: Database;
  readonly photos: Photos;
  readonly photoUrl: (key: string) => Promise<string>;
}

/** Upload keys. Null removes the icon. */
export interface IconChange {
  readonly talent_edit_image: string | null;
  readonly talent_edit_doc?: string | null | undefined;
}

/**
 * Without a cover the icon becomes the cover. A cover that came from an icon follows it; a chosen one stays.
 */
const showInGallery = async (trx: Database, talentId: number, icon: number, before: number | null) => {
  const cover = await queries.findCover(trx, talentId);
  if (!cover) await queries.addCover(trx, talentId, icon);
  else if (cover.asset_id === before && before !== icon) await queries.replaceInGallery(trx, cover.id, icon);
};

const keysOf = (change: IconChange) =>
  new Map(Object.entries(change).flatMap(([field, key]) => (key ? [[field, key] as const] : [])));

export function createProfileIcons({ db, photos, photoUrl }: ProfileIconsOptions) {
  const read = async (talentId: number): Promise<TalentIcon> => {
    const keys = await queries.findIconKeys(db, talentId);
    return {
      talent_edit_image: keys?.icon_key ? await photoUrl(keys.icon_key) : null,
      talent_edit_doc: keys?.source_key ? await photoUrl(keys.source_key) : null,
    };
  };

  return {
    async change(talentId: number, change: IconChange): Promise<TalentIcon> {
      await photos.record(talentId, keysOf(change), async (trx, assetIds) => {
        const before = await queries.lockIcon(trx, talentId);
        if (!before) throw new ProblemError('NOT_FOUND');
        const icon = assetIds.get('talent_edit_image') ?? null;
        // The original is removed with its icon.
        const remaining = icon === before.icon && change.talent_edit_doc === undefined ? before.source : null;
        const source = assetIds.get('talent_edit_doc') ?? remaining;
        await queries.setIcon(trx, talentId, { icon, source });
        if (icon !== null) await showInGallery(trx, talentId, icon, before.icon);
        const replaced = [before.icon, before.source].filter((id) => id !== icon && id !== source);
        await photos.release(trx, replaced);
      });
      return read(talentId);
    },
  };
}
export type ProfileIcons = ReturnType<typeof createProfileIcons>;
