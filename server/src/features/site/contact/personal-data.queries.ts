import type { Database } from '../../../platform/db/database.ts';
import type { LeavingAccount } from '../../../platform/feature/personal-data.ts';

export const listContactRequests = (db: Database, { id }: { id: number }) =>
  db
    .selectFrom('contact_request')
    .select([
      'reference',
      'kind',
      'name',
      'email',
      'mobile',
      'company',
      'website',
      'subject',
      'topic',
      'page',
      'message',
      'created_at',
      'handled_at',
    ])
    .where('account_id', '=', id)
    .orderBy('created_at')
    .execute();

/** Requests sent without signing in, from a verified address of the person. */
export const eraseRequestsFrom = async (trx: Database, account: LeavingAccount) => {
  if (!account.email_verified) return;
  await trx
    .deleteFrom('contact_request')
    .where('email', '=', account.email)
    .where('created_at', '<=', account.closed_at)
    .execute();
};
