import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** Locks the address until the transaction ends, so codes are made and tried one at a time. */
export const lockAddress = (db: Database, address: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`code:${address}`}, 0))`.execute(db);

/** How many codes this origin requested in the last 15 minutes, and when the oldest stops counting. */
export const countCodesByOrigin = async (db: Database, address: string, origin: string | null) => {
  const { rows } = await sql<{ sent: number; seconds_left: number }>`
    select count(*)::int as sent,
      coalesce(ceil(extract(epoch from min(created_at) + interval '15 minutes' - now())), 0)::int as seconds_left
    from one_time_code
    where address = ${address} and created_at > now() - interval '15 minutes'
      and asked_from is not distinct from ${origin}`.execute(db);
  return rows[0] ?? { sent: 0, seconds_left: 0 };
};

/** The same for the last hour, from any origin. */
export const countCodesOfAddress = async (db: Database, address: string) => {
  const { rows } = await sql<{ sent: number; seconds_left: number }>`
    select count(*)::int as sent,
      coalesce(ceil(extract(epoch from min(created_at) + interval '1 hour' - now())), 0)::int as seconds_left
    from one_time_code
    where address = ${address} and created_at > now() - interval '1 hour'`.execute(db);
  return rows[0] ?? { sent: 0, seconds_left: 0 };
};

export const insertCode = async (
  db: Database,
  code: {
    channel: 'mail' | 'sms' | 'whatsapp';
    address: string;
    code_hash: Buffer;
    asked_from: string | null;
  },
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

/** Only the newest code of an address is valid. */
export const findLiveCode = (db: Database, address: string, origin: string) =>
  db
    .selectFrom('one_time_code')
    .select([
      'id',
      'code_hash',
      'tries',
      sql<number>`coalesce((tries_by_place ->> ${origin})::int, 0)`.as('tries_of_place'),
    ])
    .where('address', '=', address)
    .where('id', '=', (select) =>
      select
        .selectFrom('one_time_code')
        .select((newest) => newest.fn.max('id').as('id'))
        .where('address', '=', address),
    )
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

export const countTry = (db: Database, id: number, origin: string, known: boolean) =>
  db
    .updateTable('one_time_code')
    .set((row) => ({
      tries: row('tries', '+', known ? 0 : 1),
      tries_by_place: sql`tries_by_place ||
        jsonb_build_object(${origin}::text, coalesce((tries_by_place ->> ${origin})::int, 0) + 1)`,
    }))
    .where('id', '=', id)
    .execute();

export const markCodeUsed = (db: Database, id: number) =>
  db.updateTable('one_time_code').set({ used_at: sql<Date>`now()` }).where('id', '=', id).execute();

export const forgetOldCodes = (db: Database) =>
  db.deleteFrom('one_time_code').where('created_at', '<', sql<Date>`now() - interval '1 day'`).execute();
