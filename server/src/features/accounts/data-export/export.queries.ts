import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

export type ExportRow = NonNullable<Awaited<ReturnType<typeof findLatest>>>;

/** The latest request, unless discarded or expired. */
export const findLatest = (db: Database, accountId: number) =>
  db
    .selectFrom('data_export')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '<>', 'discarded')
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', sql<Date>`now()`)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Serialises the requests of one person. */
export const lockAccount = (db: Database, accountId: number) =>
  db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();

export const countSinceYesterday = async (db: Database, accountId: number) => {
  const { rows } = await sql<{ asked: number; seconds_left: number }>`
    select count(*)::int as asked,
      coalesce(ceil(extract(epoch from min(requested_at) + interval '1 day' - now())), 0)::int as seconds_left
    from data_export
    where account_id = ${accountId} and state <> 'failed' and requested_at > now() - interval '1 day'`.execute(
    db,
  );
  return rows[0] ?? { asked: 0, seconds_left: 0 };
};

export const insertExport = (db: Database, accountId: number, archiveKey: string) =>
  db
    .insertInto('data_export')
    .values({ account_id: accountId, archive_key: archiveKey })
    .returningAll()
    .executeTakeFirstOrThrow();

/** The keys of discarded archives. */
export const discardAll = async (db: Database, accountId: number): Promise<string[]> => {
  const rows = await db
    .updateTable('data_export')
    .set({ state: 'discarded' })
    .where('account_id', '=', accountId)
    .where('state', '<>', 'discarded')
    .returning('archive_key')
    .execute();
  return rows.map(({ archive_key }) => archive_key);
};

/** Undefined when it was cancelled or its owner is gone. */
export const findPacking = (db: Database, id: number) =>
  db
    .selectFrom('data_export')
    .innerJoin('account', 'account.id', 'data_export.account_id')
    .select([
      'data_export.archive_key',
      'account.id',
      'account.kind',
      'account.first_name',
      'account.email',
      'account.mobile',
    ])
    .where('data_export.id', '=', id)
    .where('data_export.state', '=', 'packing')
    .where('account.closed_at', 'is', null)
    .executeTakeFirst();

const packing = (db: Database, id: number) =>
  db.updateTable('data_export').where('id', '=', id).where('state', '=', 'packing');

/** False once cancelled. */
export const noteProgress = async (db: Database, id: number, progress: number): Promise<boolean> => {
  const { numUpdatedRows } = await packing(db, id).set({ progress }).executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** False once cancelled. */
export const markReady = async (db: Database, id: number, bytes: number): Promise<boolean> => {
  const { numUpdatedRows } = await packing(db, id)
    .set({ state: 'ready', progress: 100, bytes, expires_at: sql<Date>`now() + interval '7 days'` })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const markFailed = (db: Database, id: number) => packing(db, id).set({ state: 'failed' }).execute();

/** The keys of expired archives. Unfinished packing counts as failed. */
export const expireOld = async (db: Database): Promise<string[]> => {
  await db
    .updateTable('data_export')
    .set({ state: 'failed' })
    .where('state', '=', 'packing')
    .where('requested_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  const expired = await db
    .updateTable('data_export')
    .set({ state: 'discarded' })
    .where('state', '=', 'ready')
    .where('expires_at', '<=', sql<Date>`now()`)
    .returning('archive_key')
    .execute();
  const forgotten = await db
    .deleteFrom('data_export')
    .where('state', 'in', ['discarded', 'failed'])
    .where('requested_at', '<', sql<Date>`now() - interval '30 days'`)
    .returning('archive_key')
    .execute();
  return [...expired, ...forgotten].map(({ archive_key }) => archive_key);
};
