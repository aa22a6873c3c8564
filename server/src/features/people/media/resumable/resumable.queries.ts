import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';

const aDayFromNow = sql<Date>`now() + interval '1 day'`;

/** How many are unfinished, and how many are finished but not recorded. */
export const countWaiting = (trx: Database, ownerId: number) =>
  trx
    .selectFrom('upload')
    .select([
      sql<number>`(count(*) filter (where arrived_at is null and expires_at > now()))::int`.as('unfinished'),
      sql<number>`(count(*) filter (where arrived_at is not null))::int`.as('unrecorded'),
    ])
    .where('owner_id', '=', ownerId)
    .where('resumable', '=', true)
    .where('recorded', '=', false)
    .executeTakeFirstOrThrow();

interface NewResumable {
  readonly key: string;
  readonly ownerId: number;
  readonly contentType: string;
  readonly bytes: number;
}

export const insertResumable = (trx: Database, { key, ownerId, contentType, bytes }: NewResumable) =>
  trx
    .insertInto('upload')
    .values({
      key,
      owner_id: ownerId,
      content_type: contentType,
      bytes,
      resumable: true,
      expires_at: aDayFromNow,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();

export type ResumableUpload = NonNullable<Awaited<ReturnType<typeof findResumable>>>;

/** Undefined when it belongs to another account or has expired. */
export const findResumable = (db: Database, key: string, ownerId: number) =>
  db
    .selectFrom('upload')
    .select(['key', 'content_type', 'arrived_at', 'claimed_at', 'bytes'])
    .where('key', '=', key)
    .where('owner_id', '=', ownerId)
    .where('resumable', '=', true)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

/** It can be recorded for one day from now. */
export const markArrived = (db: Database, key: string) =>
  db
    .updateTable('upload')
    .set({ arrived_at: sql<Date>`coalesce(arrived_at, now())`, expires_at: aDayFromNow })
    .where('key', '=', key)
    .execute();

/** False when it was recorded in the meantime. */
export const deleteUnrecorded = async (db: Database, key: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('upload')
    .where('key', '=', key)
    .where('claimed_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Expired uploads, except those a job still has to process. */
export const listExpired = async (db: Database): Promise<string[]> => {
  const rows = await db
    .selectFrom('upload')
    .select('key')
    .where('resumable', '=', true)
    .where('expires_at', '<=', sql<Date>`now()`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('media_asset')
            .select('media_asset.id')
            .whereRef('media_asset.source_key', '=', 'upload.key'),
        ),
      ),
    )
    .execute();
  return rows.map(({ key }) => key);
};

/** The unfinished ones among these. */
export const listKnown = async (db: Database, keys: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    select key from upload where key = any(${[...keys]}::text[]) and arrived_at is null`.execute(db);
  return rows.map(({ key }) => key);
};
