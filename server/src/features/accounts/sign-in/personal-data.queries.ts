import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { LeavingAccount } from '../../../platform/feature/personal-data.ts';

/** Without what nobody may read: hashes stay where they are. */
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

/** When somebody has signed up with one of the addresses since, what is newer than the closing is theirs. */
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
