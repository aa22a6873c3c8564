import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { sharedTable } from '../../../platform/db/shared-table.ts';
import { galleryItems, pictures, talents } from '../../people/person-summaries/index.ts';

/** The profile under review, locked so that its owner cannot change the cover. */
export const lockProfile = async (trx: Database, talentId: number) => {
  const talent = await trx
    .selectFrom(talents('talent'))
    .select('agrees_to_showcase')
    .where('account_id', '=', talentId)
    .forUpdate()
    .executeTakeFirst();
  if (!talent) return undefined;
  const cover = await trx
    .selectFrom(galleryItems('gallery_item'))
    .innerJoin(pictures('media_asset'), 'media_asset.id', 'gallery_item.asset_id')
    .select(['media_asset.id', 'media_asset.width', 'media_asset.state'])
    .where('gallery_item.talent_id', '=', talentId)
    .where('gallery_item.is_cover', '=', true)
    .executeTakeFirst();
  return { ...talent, cover };
};

interface ProfileCheck {
  readonly talent_id: number;
  readonly passed: boolean;
  readonly cover_asset_id: number | null;
  /** Null: by a server command. */
  readonly decided_by: number | null;
}

export const insertCheck = (trx: Database, check: ProfileCheck) =>
  trx.insertInto('profile_check').values(check).execute();

export const isInShowcase = async (trx: Database, talentId: number): Promise<boolean> => {
  const row = await trx
    .selectFrom('showcase_talent')
    .select(sql<number>`1`.as('found'))
    .where('account_id', '=', talentId)
    .executeTakeFirst();
  return row !== undefined;
};

/** Talents with showcase consent and a checked cover photo. */
export const showcaseTalents = sharedTable('showcase_talent', ['account_id', 'asset_id']);
