import type { Database } from '../../../platform/db/database.ts';

/** An account at another provider. */
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
    .where('signs_in', 'is', true)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
