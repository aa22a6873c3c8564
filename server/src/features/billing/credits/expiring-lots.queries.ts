import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** Lots with unspent credits that expire within this many days. */
export const listExpiringLots = (db: Database, days: number) =>
  db
    .selectFrom('credit_lot')
    .select(['id', 'recruiter_id', 'unspent', sql<Date>`expires_at`.as('expires_at')])
    .where('unspent', '>', 0)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('expires_at', '<=', sql<Date>`now() + make_interval(days => ${days})`)
    .orderBy('expires_at')
    .execute();

export const findLot = (db: Database, id: number) =>
  db.selectFrom('credit_lot').select(['unspent', 'expires_at']).where('id', '=', id).executeTakeFirst();

/** Recruiters whose entries, lots and balance do not add up. */
export const listMismatched = async (db: Database) => {
  const rows = await db
    .selectFrom('credit_mismatch')
    .select('recruiter_id')
    .orderBy('recruiter_id')
    .execute();
  return rows.map(({ recruiter_id }) => recruiter_id);
};
