import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** Locks the row until the transaction ends. */
export const lockIcon = (trx: Database, talentId: number) =>
  trx
    .selectFrom('talent')
    .select(['icon_asset_id as icon', 'icon_source_asset_id as source'])
    .where('account_id', '=', talentId)
    .forUpdate()
    .executeTakeFirst();

export const setIcon = (
  trx: Database,
  talentId: number,
  { icon, source }: { icon: number | null; source: number | null },
) =>
  trx
    .updateTable('talent')
    .set({ icon_asset_id: icon, icon_source_asset_id: source })
    .where('account_id', '=', talentId)
    .execute();

export const findCover = (trx: Database, talentId: number) =>
  trx
    .selectFrom('gallery_item')
    .select(['id', 'asset_id'])
    .where('talent_id', '=', talentId)
    .where('is_cover', '=', true)
    .executeTakeFirst();

export const addCover = (trx: Database, talentId: number, assetId: number) =>
  trx
    .insertInto('gallery_item')
    .values({
      talent_id: talentId,
      asset_id: assetId,
      is_cover: true,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from gallery_item where talent_id = ${talentId})`,
    })
    .execute();

export const replaceInGallery = (trx: Database, itemId: number, assetId: number) =>
  trx.updateTable('gallery_item').set({ asset_id: assetId }).where('id', '=', itemId).execute();

export const findIconKeys = (db: Database, talentId: number) =>
  db
    .selectFrom('talent')
    .leftJoin('media_asset as icon', 'icon.id', 'talent.icon_asset_id')
    .leftJoin('media_asset as source', 'source.id', 'talent.icon_source_asset_id')
    .select(['icon.card_key as icon_key', 'source.full_key as source_key'])
    .where('talent.account_id', '=', talentId)
    .executeTakeFirst();
