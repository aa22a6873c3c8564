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

/** Longer than the grant, so a file that arrives last minute can still be recorded. */
const inTime = sql<boolean>`upload.expires_at > now() - interval '50 minutes'`;

export type UploadRow = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

/** Undefined when it belongs to another account or does not exist. */
export const findUpload = (db: Database, { key, ownerId }: OwnKey) =>
  db
    .selectFrom('upload')
    .select(['key', 'owner_id', 'content_type', 'asset_id', 'resumable', 'bytes', 'arrived_at', 'expires_at'])
    .select([sql<boolean>`claimed_at is null`.as('is_free'), inTime.as('is_in_time')])
    .where('key', '=', key)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();

/** Only one caller gets a claim. */
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

/** The file has not arrived yet, but still may. */
export const returnUpload = (db: Database, key: string) =>
  db.updateTable('upload').set({ claimed_at: null }).where('key', '=', key).execute();

/** From now on the asset counts instead. */
export const markRecorded = (db: Database, key: string, assetId: number) =>
  db.updateTable('upload').set({ asset_id: assetId, recorded: true }).where('key', '=', key).execute();

/** What an upload was recorded as; undefined when it was not, or when that was removed. */
export const findRecorded = async (db: Database, { key, ownerId }: OwnKey) => {
  const row = await db
    .selectFrom('upload')
    .select('asset_id')
    .where('key', '=', key)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row?.asset_id ?? undefined;
};

/** The ones among these that no job still has to process. */
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
