import type { Database } from '../../platform/db/database.ts';

/** An account of somewhere else. */
export interface OutsideIdentity {
  readonly provider: 'github' | 'instagram';
  readonly subject: string;
}

export const findByIdentity = (db: Database, { provider, subject }: OutsideIdentity) =>
  db
    .selectFrom('account_identity')
    .innerJoin('account', 'account.id', 'account_identity.account_id')
    .select(['account.id', 'first_name', 'password_hash', 'closed_at', 'email', 'mobile'])
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .where('erased_at', 'is', null)
    .executeTakeFirst();

/** False when it belongs to an account already. */
export const linkIdentity = async (
  db: Database,
  accountId: number,
  { provider, subject }: OutsideIdentity,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('account_identity')
    .values({ provider, subject, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};
