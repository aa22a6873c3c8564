import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** Until the end of the transaction, only one code at a time is made or tried for an address. */
export const lockAddress = (db: Database, address: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`code:${address}`}, 0))`.execute(db);

/** How many codes went out in the last 15 minutes, and in how many seconds one of them no longer counts. */
export const countRecentCodes = async (db: Database, address: string) => {
  const { rows } = await sql<{ sent: number; seconds_left: number }>`
    select count(*)::int as sent,
      coalesce(ceil(extract(epoch from min(created_at) + interval '15 minutes' - now())), 0)::int as seconds_left
    from one_time_code
    where address = ${address} and created_at > now() - interval '15 minutes'`.execute(db);
  return rows[0] ?? { sent: 0, seconds_left: 0 };
};

export const insertCode = async (
  db: Database,
  code: { channel: 'mail' | 'sms' | 'whatsapp'; address: string; code_hash: Buffer },
) => {
  const { id } = await db
    .insertInto('one_time_code')
    .values({ ...code, expires_at: sql<Date>`now() + interval '10 minutes'` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const setCode = async (db: Database, id: number, codeHash: Buffer) =>
  db
    .updateTable('one_time_code')
    .set({ code_hash: codeHash })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning(['address', 'channel'])
    .executeTakeFirst();

/** Only the newest code of an address counts. */
export const findLiveCode = (db: Database, address: string) =>
  db
    .selectFrom('one_time_code')
    .select(['id', 'code_hash', 'tries'])
    .where('address', '=', address)
    .where('id', '=', (select) =>
      select
        .selectFrom('one_time_code')
        .select((newest) => newest.fn.max('id').as('id'))
        .where('address', '=', address),
    )
    .where('used_at', 'is', null)
    .where('tries', '<', 5)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

export const countTry = (db: Database, id: number) =>
  db
    .updateTable('one_time_code')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', id)
    .execute();

export const markCodeUsed = (db: Database, id: number) =>
  db.updateTable('one_time_code').set({ used_at: sql<Date>`now()` }).where('id', '=', id).execute();

export const forgetOldCodes = (db: Database) =>
  db.deleteFrom('one_time_code').where('created_at', '<', sql<Date>`now() - interval '1 day'`).execute();
