import type { Database } from '../../../platform/db/database.ts';

/** A person's pictures with their captions. */
export const listOwnAssets = (db: Database, accountId: number) =>
  db
    .selectFrom('media_asset')
    .leftJoin('gallery_item', (join) =>
      join.onRef('gallery_item.asset_id', '=', 'media_asset.id').on('gallery_item.talent_id', '=', accountId),
    )
    .select([
      'media_asset.original_key',
      'media_asset.created_at',
      'media_asset.kind',
      'media_asset.bytes',
      'media_asset.width',
      'media_asset.height',
      'gallery_item.caption',
      'gallery_item.is_cover',
      'gallery_item.position as place_in_gallery',
    ])
    .where('media_asset.owner_id', '=', accountId)
    .orderBy('gallery_item.position')
    .orderBy('media_asset.id')
    .execute();

export const listAssetFiles = async (trx: Database, accountId: number): Promise<(string | null)[]> => {
  const assets = await trx
    .selectFrom('media_asset')
    .select(['original_key', 'file_key', 'card_key', 'page_key', 'full_key'])
    .select(['source_key', 'poster_source_key'])
    .where('owner_id', '=', accountId)
    .execute();
  const uploads = await trx.selectFrom('upload').select('key').where('owner_id', '=', accountId).execute();
  return [...assets, ...uploads].flatMap((row) => Object.values(row));
};
