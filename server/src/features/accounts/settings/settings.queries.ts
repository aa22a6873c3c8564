import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { talents } from '../../people/person-summaries/index.ts';

export type SettingsRow = NonNullable<Awaited<ReturnType<typeof findSettings>>>;

/** The account with everything its owner can change. */
export const findSettings = (db: Database, accountId: number) =>
  db
    .selectFrom('account')
    .leftJoin(talents('talent'), 'talent.account_id', 'account.id')
    .select([
      'account.id',
      'account.first_name',
      'account.last_name',
      'account.email',
      'account.mobile',
      'account.pending_email',
      'account.pending_mobile',
      'account.password_hash',
      'account.password_changed_at',
      'account.whatsapp_updates',
      'account.created_at',
      'talent.show_to_recruiters',
      'talent.is_found_by_days',
      'talent.is_managed',
      'talent.manager_email',
      'talent.manager_mobile',
      'talent.manager_gets_mail',
      'talent.manager_gets_messages',
      sql<boolean>`account.email_verified_at is not null`.as('email_verified'),
      sql<boolean>`account.mobile_verified_at is not null`.as('mobile_verified'),
      sql<boolean>`exists (
        select from account_identity where account_id = account.id and provider = 'github')`.as('github'),
    ])
    .where('account.id', '=', accountId)
    .where('account.closed_at', 'is', null)
    .executeTakeFirst();

/** Serialises changes of one account. */
export const lockAccount = (db: Database, accountId: number) =>
  db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();

interface AccountChanges {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly whatsapp_updates?: boolean;
}

export const updateAccount = (db: Database, accountId: number, changes: AccountChanges) =>
  db.updateTable('account').set(changes).where('id', '=', accountId).execute();

export interface TalentChanges {
  readonly show_to_recruiters?: boolean;
  readonly is_found_by_days?: boolean;
  readonly is_managed?: boolean;
  readonly manager_email?: string | null;
  readonly manager_mobile?: string | null;
  readonly manager_gets_mail?: boolean;
  readonly manager_gets_messages?: boolean;
}
