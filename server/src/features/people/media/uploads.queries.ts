import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

export interface NewUpload {
  readonly key: string;
  readonly owner_id: number;
  readonly content_type: string;
  readonly bytes: number;
  readonly expires_at: Date;
}

export interface OwnKey {
  readonly key: string;
  readonly ownerId: number;
}

export const insertUploads = (db: Database, uploads: readonly NewUpload[]) =>
  db
    .insertInto('upload')
    .values([...uploads])
    .execute();

/** Longer than the grant, so that a file that came in the last moment can be recorded. */
const inTime = sql<boolean>`upload.expires_at > now() - interval '50 minutes'`;

export type UploadRow = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

/** What is known of an upload; undefined when it is somebody else's, or nobody's. */
export const findUpload = (db: Database, { key, ownerId }: OwnKey) =>
  db
    .selectFrom('upload')
    .select(['key', 'owner_id', 'content_type', 'asset_id', 'resumable', 'bytes', 'arrived_at', 'expires_at'])
    .select([sql<boolean>`claimed_at is null`.as('is_free'), inTime.as('is_in_time')])
    .where('key', '=', key)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();

/** Only one caller ever gets a claim; undefined for everybody else. */
export const claimUpload = (db: Database, { key, ownerId }: OwnKey) =>
  db
    .updateTable('upload')
    .set({ claimed_at: sql<Date>`now()` })
    .where('key', '=', key)
    .where('owner_id', '=', ownerId)
    .where('claimed_at', 'is', null)
    .where(inTime)
    .returning('content_type')
    .executeTakeFirst();

/** For a file that has not arrived: it may still come. */
export const returnUpload = (db: Database, key: string) =>
  db.updateTable('upload').set({ claimed_at: null }).where('key', '=', key).execute();

/** From now on the asset is what counts. */
export const markRecorded = (db: Database, key: string, assetId: number) =>
  db.updateTable('upload').set({ asset_id: assetId, recorded: true }).where('key', '=', key).execute();

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

/** Of these, the ones no job still has to look at. */
export const listDiscardable = async (db: Database, keys: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${[...keys]}::text[]) key
    where not exists (select from media_asset asset where asset.source_key = key or asset.poster_source_key = key)
  `.execute(db);
  return rows.map(({ key }) => key);
};

export const deleteUploads = async (db: Database, keys: readonly string[]) => {
  if (keys.length === 0) return;
  await db
    .deleteFrom('upload')
    .where('key', 'in', [...keys])
    .execute();
};
