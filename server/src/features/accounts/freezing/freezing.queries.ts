import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** Whether it was not frozen already. */
export const freezeAccount = async (trx: Database, accountId: number, reason: string): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ frozen_at: sql<Date>`now()`, frozen_reason: reason })
    .where('id', '=', accountId)
    .where('frozen_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Whether it was frozen. */
export const unfreezeAccount = async (trx: Database, accountId: number): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ frozen_at: null, frozen_reason: null })
    .where('id', '=', accountId)
    .where('frozen_at', 'is not', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** By email, mobile number or id; open accounts only. */
export const findAccountCalled = (db: Database, who: string) =>
  db
    .selectFrom('account')
    .select(['id', 'first_name', 'last_name'])
    .where('closed_at', 'is', null)
    .where(({ eb, or }) =>
      or([
        eb(sql`lower(email)`, '=', who.toLowerCase()),
        eb('mobile', '=', who),
        eb(sql`public_id::text`, '=', who.toLowerCase()),
        ...(/^[1-9]\d{0,8}$/.test(who) ? [eb('id', '=', Number(who))] : []),
      ]),
    )
    .executeTakeFirst();
