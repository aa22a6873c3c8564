import type { Database } from '../../../platform/db/database.ts';

/**
 * Cover first, ready items only. Originals of photos are never included because they still contain camera
 * metadata.
 */
export const galleryOf = (db: Database, talentId: number, limit: number) =>
  db
    .selectFrom('gallery_item')
    .innerJoin('media_asset', 'media_asset.id', 'gallery_item.asset_id')
    .select([
      'gallery_item.id',
      'gallery_item.is_cover',
      'gallery_item.caption',
      'media_asset.kind',
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
    .where('media_asset.state', '=', 'ready')
    .where((eb) =>
      eb.or([
        eb('media_asset.page_key', 'is not', null),
        eb('media_asset.full_key', 'is not', null),
        eb('media_asset.file_key', 'is not', null),
      ]),
    )
    .orderBy('gallery_item.is_cover', 'desc')
    .orderBy('gallery_item.position')
    .limit(limit);

export const listGallery = (db: Database, talentId: number, limit: number) =>
  galleryOf(db, talentId, limit).execute();
