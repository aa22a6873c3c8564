import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { currentConsents } from '../../accounts/consents/index.ts';
import { peopleWithContact } from '../person-summaries/index.ts';

/** Locks the profile. */
export const lockTalent = (trx: Database, talentId: number) =>
  trx
    .selectFrom('talent')
    .select(['account_id', 'date_of_birth', 'completed_at', 'playing_age_min', 'playing_age_max'])
    .where('account_id', '=', talentId)
    .forUpdate()
    .executeTakeFirst();

export const findProgress = (db: Database, talentId: number) =>
  db
    .selectFrom('talent')
    .innerJoin(peopleWithContact('account'), 'account.id', 'talent.account_id')
    .leftJoin('talent_body as body', 'body.talent_id', 'talent.account_id')
    .select([
      'talent.last_activity_page',
      'talent.show_to_recruiters',
      'talent.date_of_birth',
      sql<boolean>`talent.completed_at is not null`.as('is_complete'),
      sql<boolean>`talent.gender_id is not null`.as('has_gender'),
      sql<boolean>`talent.residence_city_id is not null`.as('has_residence'),
      sql<boolean>`account.email_verified_at is not null or account.mobile_verified_at is not null`.as(
        'has_verified_contact',
      ),
      sql<boolean>`num_nonnulls(talent.playing_age_min, talent.playing_age_max) = 2`.as('has_playing_age'),
      sql<boolean>`body.height_mm is not null`.as('has_height'),
      sql<boolean>`exists (
        select from guardian where talent_id = account.id and name is not null and relation is not null)`.as(
        'has_guardian',
      ),
      sql<boolean>`exists (
        select from ${currentConsents('standing')}
        where standing.talent_id = account.id and topic = 'guardian' and given)`.as('has_guardian_consent'),
      // A cover that is still being processed or was rejected has no sizes.
      sql<boolean>`exists (
        select from gallery_item item join media_asset asset on asset.id = item.asset_id
        where item.talent_id = account.id and item.is_cover and asset.card_key is not null)`.as('has_cover'),
      sql<boolean>`exists (select from talent_language where talent_id = account.id)`.as('has_language'),
      sql<boolean>`exists (select from talent_skill where talent_id = account.id)`.as('has_skill'),
    ])
    .where('talent.account_id', '=', talentId)
    .executeTakeFirst();

export interface ProgressChange {
  readonly last_activity_page?: number | undefined;
  readonly show_to_recruiters?: boolean | undefined;
}

export const updateProgress = (trx: Database, talentId: number, change: ProgressChange) =>
  trx.updateTable('talent').set(change).where('account_id', '=', talentId).execute();

export const publish = (trx: Database, talentId: number) =>
  trx
    .updateTable('talent')
    .set({ completed_at: sql<Date>`coalesce(completed_at, now())` })
    .where('account_id', '=', talentId)
    .execute();
