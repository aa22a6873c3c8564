import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** Undefined when it was already closed. */
export const closeAccount = (db: Database, accountId: number, reason: string | null) =>
  db
    .updateTable('account')
    .set({ closed_at: sql<Date>`now()`, closing_reason: reason, pending_email: null, pending_mobile: null })
    .where('id', '=', accountId)
    .where('closed_at', 'is', null)
    .returning(['first_name', 'email', 'mobile', sql<Date>`closed_at`.as('closed_at')])
    .executeTakeFirst();

export const findClosedAt = async (db: Database, accountId: number) => {
  const account = await db
    .selectFrom('account')
    .select('closed_at')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.closed_at ?? undefined;
};
