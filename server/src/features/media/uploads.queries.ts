import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

export interface NewUpload {
  readonly key: string;
  readonly owner_id: number;
  readonly content_type: string;
  readonly expires_at: Date;
}

interface OwnKey {
  readonly key: string;
  readonly ownerId: number;
}

export const insertUploads = (db: Database, uploads: readonly NewUpload[]) =>
  db
    .insertInto('upload')
    .values([...uploads])
    .execute();

/** Only one caller ever gets a claim; undefined for everybody else. */
export const claimUpload = (db: Database, { key, ownerId }: OwnKey) =>
  db
    .updateTable('upload')
    .set({ claimed_at: sql<Date>`now()` })
    .where('key', '=', key)
    .where('owner_id', '=', ownerId)
    .where('claimed_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now() - interval '50 minutes'`)
    .returning('content_type')
    .executeTakeFirst();

/** For a file that has not arrived: it may still come. */
export const returnUpload = (db: Database, key: string) =>
  db.updateTable('upload').set({ claimed_at: null }).where('key', '=', key).execute();

export const markRecorded = (db: Database, key: string, assetId: number) =>
  db.updateTable('upload').set({ asset_id: assetId }).where('key', '=', key).execute();

/** What an upload was recorded as before; undefined when it was not, or when that is gone again. */
export const findRecorded = async (db: Database, { key, ownerId }: OwnKey) => {
  const row = await db
    .selectFrom('upload')
    .select('asset_id')
    .where('key', '=', key)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row?.asset_id ?? undefined;
};

export const deleteUploads = (db: Database, keys: readonly string[]) =>
  db
    .deleteFrom('upload')
    .where('key', 'in', [...keys])
    .execute();
