import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

export interface ClosingRow {
  readonly public_id: string;
  readonly closed_at: Date;
  readonly erased_at: Date | null;
}

/** All closed accounts, including erased ones. */
export const listClosings = async (db: Database): Promise<ClosingRow[]> => {
  const { rows } = await sql<ClosingRow>`
    select account_public_id as public_id, closed_at, erased_at from erasure
    union all
    select public_id, closed_at, null from account where closed_at is not null and erased_at is null
    order by closed_at`.execute(db);
  return rows;
};

/** Closes the account by the given time and returns its id; undefined when it does not exist. */
export const closeSince = async (db: Database, { public_id, closed_at }: ClosingRow) => {
  const account = await db
    .updateTable('account')
    .set({ closed_at: sql<Date>`least(closed_at, ${closed_at.toISOString()}::timestamptz)` })
    .where('public_id', '=', public_id)
    .where('erased_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (account) await db.deleteFrom('session').where('account_id', '=', account.id).execute();
  return account?.id;
};

export const closeNow = async (db: Database, accountId: number) => {
  await db
    .updateTable('account')
    .set({ closed_at: sql<Date>`coalesce(closed_at, now())` })
    .where('id', '=', accountId)
    .execute();
  await db.deleteFrom('session').where('account_id', '=', accountId).execute();
};
