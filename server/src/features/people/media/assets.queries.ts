import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { StoredPhoto } from './store-photo.ts';

export const insertPhoto = async (db: Database, ownerId: number, photo: StoredPhoto) => {
  const { id } = await db
    .insertInto('media_asset')
    .values({ kind: 'photo', owner_id: ownerId, ...photo })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Locks the asset, so it cannot be deleted until the transaction ends. */
export const lockAsset = async (trx: Database, id: number) =>
  (await trx.selectFrom('media_asset').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()) !==
  undefined;

interface AssetFiles {
  readonly original_key: string;
  readonly file_key: string | null;
  readonly card_key: string | null;
  readonly page_key: string | null;
  readonly full_key: string | null;
  readonly source_key: string | null;
  readonly poster_source_key: string | null;
}

/** Deletes the assets that nothing shows any more and returns their files. */
export const deleteUnusedAssets = async (db: Database, ids: readonly number[]): Promise<string[]> => {
  const { rows } = await sql<AssetFiles>`
    delete from media_asset asset
    where asset.id = any(${[...ids]}::int[])
      and not exists (select from gallery_item where asset_id = asset.id)
      and not exists (select from talent where icon_asset_id = asset.id or icon_source_asset_id = asset.id)
      and not exists (
        select from recruiter
        where icon_asset_id = asset.id or icon_source_asset_id = asset.id or cover_asset_id = asset.id)
      and not exists (select from project where poster_asset_id = asset.id)
      and not exists (select from character_picture where asset_id = asset.id)
      and not exists (select from application_media where asset_id = asset.id)
    returning original_key, file_key, card_key, page_key, full_key, source_key, poster_source_key
  `.execute(db);
  const keys = rows.flatMap((row) => Object.values(row)).filter((key) => key !== null);
  return [...new Set(keys)];
};
