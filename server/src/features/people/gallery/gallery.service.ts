import type { Parsed } from '@callboard/contract/endpoint';
import type { OwnGallery, saveGallery } from '@callboard/contract/people/gallery';
import { guestGalleryLimit } from '@callboard/contract/people/talent-profiles/profile';
import type { Database } from '../../../platform/db/database.ts';
import { view } from '../../../platform/http/bind.ts';
import type { Member } from '../../../platform/http/own-account.ts';
import { invalidField, invalidFields, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Intake, Photos, UploadToRecord } from '../media/index.ts';
import { readProgress } from '../profile-editor/index.ts';
import {
  type Caller,
  createTalentReader,
  listGallery,
  type PhotoUrl,
  type TalentRef,
  toGalleryItem,
} from '../talent-profiles/index.ts';
import { toCurrentItem, toOwnGallery } from './gallery.mapper.ts';
import { type ItemChange, nextCover, planGallery } from './gallery.policy.ts';
import * as queries from './gallery.queries.ts';

type SaveBody = Parsed<typeof saveGallery>['body'];
type Owner = NonNullable<Awaited<ReturnType<typeof queries.lockOwner>>>;
type SaveItem = SaveBody['items'][number];
type NamedChange = ItemChange & Pick<SaveItem, 'caption'>;

const savesPerHour = { max: 600, seconds: 60 * 60 };
const maxGalleryItems = 500;
const usedElsewhere = 'This upload was already used. Upload the file again.';

const toUploads = (items: SaveBody['items']): UploadToRecord[] =>
  items.flatMap((item, index) => {
    if (!('key' in item)) return [];
    const { key, kind, poster_key } = item;
    const poster = poster_key !== undefined && {
      poster: { field: `items.${index}.poster_key`, key: poster_key },
    };
    return [{ field: `items.${index}.key`, key, kind, ...poster }];
  });

interface GalleryOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly media: { readonly intake: Intake; readonly photos: Pick<Photos, 'release'> };
  readonly photoUrl: PhotoUrl;
}

type CheckedUploads = Awaited<ReturnType<Intake['check']>>;

export function createGallery({ db, limits, media: { intake, photos }, photoUrl }: GalleryOptions) {
  const readTalent = createTalentReader({ db, limits });
  const readOwn = async (talentId: number): Promise<OwnGallery> => ({
    gallary: await toOwnGallery(await queries.listOwn(db, talentId), photoUrl),
    progress: await readProgress(db, talentId),
  });

  /** New uploads are added at the end first, so every item has an id from here on. */
  const addNewItems = async (
    trx: Database,
    talentId: number,
    items: SaveBody['items'],
    checked: CheckedUploads,
  ) => {
    const changes: NamedChange[] = [];
    for (const [index, item] of items.entries()) {
      const field = `items.${index}`;
      const upload = checked.find((one) => one.field === `${field}.key`);
      if (!upload) {
        if ('id' in item) changes.push({ ...item, field, isNew: false });
        continue;
      }
      const { assetId, isNew } = await intake.take(trx, talentId, upload);
      const known = await queries.findItemOf(trx, talentId, assetId);
      if (known === undefined && !isNew) throw invalidField(upload.field, usedElsewhere);
      const { caption, is_cover_photo, order } = item;
      const id = known ?? (await queries.addItem(trx, talentId, assetId));
      changes.push({ field, id, isNew, caption, is_cover_photo, order });
    }
    return changes;
  };

  /** The icon replaces the cover on cards, so choosing another cover removes the icon. */
  const removeIconForCover = async (trx: Database, talentId: number, owner: Owner, coverAsset: number) => {
    if (owner.icon === null || owner.icon === coverAsset) return;
    await queries.removeIcon(trx, talentId);
    await photos.release(trx, [owner.icon, owner.iconSource]);
  };

  const saveInTransaction = async (
    trx: Database,
    talentId: number,
    { items, removed }: SaveBody,
    checked: CheckedUploads,
  ) => {
    const owner = await queries.lockOwner(trx, talentId);
    if (!owner) throw new ProblemError('NOT_FOUND');
    const changes = await addNewItems(trx, talentId, items, checked);
    const rows = await queries.listOwn(trx, talentId);
    const plan = planGallery({
      items: rows.map(toCurrentItem),
      changes,
      removed: new Set(removed),
      isPublished: owner.isPublished,
    });
    if ('errors' in plan) {
      const [first, ...others] = plan.errors;
      if (first) throw invalidFields([first, ...others]);
      return;
    }
    for (const { id, caption } of changes) {
      if (caption !== undefined) await queries.setCaption(trx, id, caption || null);
    }
    const before = rows.find(({ is_cover }) => is_cover)?.id ?? null;
    const removedAssets = await queries.deleteItems(trx, talentId, removed);
    await queries.setPositions(trx, talentId, plan.order);
    if (plan.cover !== before) {
      await queries.setCover(trx, talentId, plan.cover);
      const chosen = changes.find(({ is_cover_photo }) => is_cover_photo)?.id;
      const coverAsset = rows.find(({ id }) => id === chosen)?.asset_id;
      if (coverAsset !== undefined) await removeIconForCover(trx, talentId, owner, coverAsset);
    }
    await photos.release(trx, removedAssets);
  };

  return {
    async save(member: Member, call: SaveBody): Promise<OwnGallery> {
      if (member.kind !== 'talent') {
        throw invalidField(
          'items',
          'Only talents have a gallery. Recruiters have an icon and a cover picture.',
        );
      }
      await limits.take(`gallery:${member.accountId}`, savesPerHour);
      const checked = await intake.check(member.accountId, toUploads(call.items));
      await db.transaction().execute((trx) => saveInTransaction(trx, member.accountId, call, checked));
      return readOwn(member.accountId);
    },

    async read(ref: TalentRef, caller: Caller) {
      const { talent, access } = await readTalent(ref, caller);
      if (access === 'own') return view('own', await readOwn(talent.id));
      const rows = await listGallery(
        db,
        talent.id,
        access === 'public' ? guestGalleryLimit : maxGalleryItems,
      );
      const gallary = await Promise.all(rows.map((row) => toGalleryItem(row, photoUrl)));
      return view('others', { gallary });
    },
  };
}
export type Gallery = ReturnType<typeof createGallery>;

/** When a cover is rejected, the next photo becomes the cover. */
export const replaceRejectedCover = async (trx: Database, assetId: number): Promise<void> => {
  for (const talentId of await queries.listCoveredBy(trx, assetId)) {
    await queries.lockOwner(trx, talentId);
    const rows = await queries.listOwn(trx, talentId);
    await queries.setCover(trx, talentId, nextCover(rows.map(toCurrentItem)));
  }
};
