import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** Locks the gallery. */
export const lockOwner = (trx: Database, talentId: number) =>
  trx
    .selectFrom('talent')
    .select(['icon_asset_id as icon', 'icon_source_asset_id as iconSource'])
    .select(sql<boolean>`completed_at is not null`.as('isPublished'))
    .where('account_id', '=', talentId)
    .forUpdate()
    .executeTakeFirst();

export type OwnRow = Awaited<ReturnType<typeof listOwn>>[number];

/** Everything, including items only the owner sees, in the owner's order. */
export const listOwn = (db: Database, talentId: number) =>
  db
    .selectFrom('gallery_item')
    .innerJoin('media_asset', 'media_asset.id', 'gallery_item.asset_id')
    .select([
      'gallery_item.id',
      'gallery_item.asset_id',
      'gallery_item.is_cover',
      'gallery_item.caption',
      'media_asset.kind',
      'media_asset.state',
      'media_asset.refusal',
      'media_asset.bytes',
      'media_asset.file_key',
      'media_asset.card_key',
      'media_asset.page_key',
      'media_asset.full_key',
      'media_asset.width',
      'media_asset.height',
      'media_asset.placeholder',
      'media_asset.duration_ms',
    ])
    .where('gallery_item.talent_id', '=', talentId)
    .orderBy('gallery_item.position')
    .execute();

export const addItem = async (trx: Database, talentId: number, assetId: number): Promise<number> => {
  const { id } = await trx
    .insertInto('gallery_item')
    .values({
      talent_id: talentId,
      asset_id: assetId,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from gallery_item where talent_id = ${talentId})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const findItemOf = async (trx: Database, talentId: number, assetId: number) => {
  const row = await trx
    .selectFrom('gallery_item')
    .select('id')
    .where('talent_id', '=', talentId)
    .where('asset_id', '=', assetId)
    .executeTakeFirst();
  return row?.id;
};

export const setCaption = (trx: Database, itemId: number, caption: string | null) =>
  trx.updateTable('gallery_item').set({ caption }).where('id', '=', itemId).execute();

/** Returns the assets of the removed items. */
export const deleteItems = async (trx: Database, talentId: number, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const rows = await trx
    .deleteFrom('gallery_item')
    .where('talent_id', '=', talentId)
    .where('id', 'in', [...ids])
    .returning('asset_id')
    .execute();
  return rows.map(({ asset_id }) => asset_id);
};

export const setPositions = (trx: Database, talentId: number, ids: readonly number[]) =>
  sql`
    update gallery_item set position = place.position - 1
    from unnest(${[...ids]}::int[]) with ordinality place (id, position)
    where gallery_item.id = place.id and gallery_item.talent_id = ${talentId}`.execute(trx);

/** Clears the old cover first, because there is never more than one. */
export const setCover = async (trx: Database, talentId: number, itemId: number | null) => {
  const ofTalent = trx.updateTable('gallery_item').where('talent_id', '=', talentId);
  await ofTalent.set({ is_cover: false }).where('is_cover', '=', true).execute();
  if (itemId !== null) await ofTalent.set({ is_cover: true }).where('id', '=', itemId).execute();
};

export const removeIcon = (trx: Database, talentId: number) =>
  trx
    .updateTable('talent')
    .set({ icon_asset_id: null, icon_source_asset_id: null })
    .where('account_id', '=', talentId)
    .execute();

/** The talents whose cover is this asset. */
export const listCoveredBy = async (trx: Database, assetId: number): Promise<number[]> => {
  const rows = await trx
    .selectFrom('gallery_item')
    .select('talent_id')
    .where('asset_id', '=', assetId)
    .where('is_cover', '=', true)
    .execute();
  return rows.map(({ talent_id }) => talent_id);
};
