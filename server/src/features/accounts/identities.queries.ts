import type { Database } from '../../platform/db/database.ts';

export const findByIdentity = (db: Database, subject: string) =>
  db
    .selectFrom('account_identity')
    .innerJoin('account', 'account.id', 'account_identity.account_id')
    .select(['account.id', 'first_name', 'password_hash', 'closed_at', 'email', 'mobile'])
    .where('provider', '=', 'github')
    .where('subject', '=', subject)
    .where('erased_at', 'is', null)
    .executeTakeFirst();

export const linkIdentity = (db: Database, accountId: number, subject: string) =>
  db
    .insertInto('account_identity')
    .values({ provider: 'github', subject, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
