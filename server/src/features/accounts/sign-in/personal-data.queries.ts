import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { LeavingAccount } from '../../../platform/feature/personal-data.ts';

/** Without hashes. */
export const readSignInFacts = (db: Database, { id }: { readonly id: number }) =>
  db
    .selectNoFrom([
      sql<object[]>`coalesce((
        select json_agg(json_build_object('provider', provider, 'account_there', subject, 'since', created_at))
        from account_identity where account_id = ${id}), '[]')`.as('connected_sign_ins'),
      sql<object[]>`coalesce((
        select json_agg(json_build_object('method', method, 'action', action, 'device', device, 'at', changed_at)
          order by id)
        from sign_in_change where account_id = ${id}), '[]')`.as('sign_in_changes'),
    ])
    .executeTakeFirstOrThrow();

/** Data newer than the closing belongs to a person who signed up with the same address since. */
export const forgetCodes = async (trx: Database, account: LeavingAccount) => {
  const addresses = [account.email, account.mobile, account.pending_email, account.pending_mobile];
  const known = addresses.filter((address) => address !== null);
  if (known.length === 0) return;
  await trx
    .deleteFrom('one_time_code')
    .where('address', 'in', known)
    .where(
      sql<boolean>`(created_at <= ${account.closed_at} or not exists (
        select from account other where other.closed_at is null
        and one_time_code.address in (other.email, other.mobile, other.pending_email, other.pending_mobile)))`,
    )
    .execute();
};
