import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { sharedTable } from '../../../platform/db/shared-table.ts';

const identity = ['id', 'public_id', 'kind', 'first_name', 'last_name'] as const;
const visibility = ['closed_at', 'frozen_at', 'erased_at', 'created_at', 'last_active_at'] as const;
const contact = [
  'email',
  'email_verified_at',
  'mobile',
  'mobile_verified_at',
  'pending_email',
  'pending_mobile',
  'whatsapp_updates',
  'referred_by',
] as const;

/** Accounts for joins: name, kind and state, without addresses. */
export const people = sharedTable('account', [...identity, ...visibility]);

/** With addresses, for features that need them. */
export const peopleWithContact = sharedTable('account', [...identity, ...visibility, ...contact]);

/** "Asha Kulkarni", of the account joined under this name. */
export const fullName = (alias: string): RawBuilder<string> =>
  sql<string>`trim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)})`;

/** The account is neither closed nor frozen. */
export const isInGoodStanding = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.closed_at`)} is null and ${sql.ref(`${alias}.frozen_at`)} is null)`;

export const talents = sharedTable('talent', [
  'account_id',
  'residence_city_id',
  'playing_age_min',
  'playing_age_max',
  'date_of_birth',
  'completed_at',
  'show_to_recruiters',
  'is_found_by_days',
  'is_shown_in_castings',
  'agrees_to_showcase',
  'icon_asset_id',
  'icon_source_asset_id',
  'last_activity_page',
  'is_managed',
  'manager_email',
  'manager_mobile',
  'manager_gets_mail',
  'manager_gets_messages',
]);

export const recruiters = sharedTable('recruiter', [
  'account_id',
  'company',
  'job_title',
  'city_id',
  'verified_at',
  'is_public',
  'referral_code',
  'icon_asset_id',
  'icon_source_asset_id',
  'cover_asset_id',
]);

export const guardians = sharedTable('guardian', ['talent_id', 'name', 'relation']);

/** Talents the public may see; a database function decides. */
export const publicTalents = sharedTable('public_talent', ['account_id', 'public_id']);

/** Locks the account row. */
export const lockPerson = (trx: Database, accountId: number) =>
  trx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();

/** False when the account is not a recruiter. */
export const lockRecruiter = async (trx: Database, accountId: number): Promise<boolean> => {
  const row = await trx
    .selectFrom('recruiter')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
};
