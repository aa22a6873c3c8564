import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';

interface Recruiter {
  readonly id: number;
}

const namesFrom = (joinTable: string, list: string, column: string) => sql<string[]>`coalesce((
  select json_agg(${sql.ref(`${list}.name`)} order by ${sql.ref(`${list}.name`)})
  from ${sql.table(joinTable)} chosen join ${sql.table(list)} on ${sql.ref(`${list}.id`)} = ${sql.ref(`chosen.${column}`)}
  where chosen.recruiter_id = recruiter.account_id), '[]')`;

const pastCastings = sql<object[]>`coalesce((
  select json_agg(json_build_object('title', title, 'project_type', project_type.name, 'year', year)
    order by past_casting.position)
  from past_casting join project_type on project_type.id = project_type_id
  where recruiter_id = recruiter.account_id), '[]')`;

export const findProfile = (db: Database, { id }: Recruiter) =>
  db
    .selectFrom('recruiter')
    .leftJoin('city', 'city.id', 'recruiter.city_id')
    .select([
      'company',
      'job_title',
      'bio',
      'city.name as city',
      'website',
      'links',
      'casting_since',
      'is_public',
      'referral_code',
      namesFrom('recruiter_language', 'language', 'language_id').as('languages'),
      namesFrom('recruiter_project_type', 'project_type', 'project_type_id').as('project_types'),
      pastCastings.as('past_castings'),
      'verified_at',
      'created_at',
      'updated_at',
    ])
    .where('account_id', '=', id)
    .executeTakeFirst();

/** What was sent to be verified, masked: it travels by a link, and what is sealed stays with us. */
export const readVerification = async (db: Database, { id }: Recruiter) => ({
  request:
    (await db
      .selectFrom('recruiter_verification')
      .select(['legal_name', 'gstin_masked as gstin', 'proof_link', 'note', 'status', 'refused_reason'])
      .select(['submitted_at', 'decided_at'])
      .select(
        sql<string[]>`(select json_agg(kind order by position) from recruiter_paper
          where recruiter_paper.submission = recruiter_verification.submission)`.as('papers'),
      )
      .where('recruiter_id', '=', id)
      .executeTakeFirst()) ?? null,
  seen_by_callboard: await db
    .selectFrom('private_view')
    .select(['what', 'viewed_at'])
    .where('account_id', '=', id)
    .orderBy('viewed_at')
    .execute(),
});

export const listProjects = (db: Database, { id }: Recruiter) =>
  db
    .selectFrom('project')
    .innerJoin('project_type', 'project_type.id', 'project.project_type_id')
    .leftJoin('city', 'city.id', 'project.city_id')
    .select([
      'project.title',
      'project_type.name as project_type',
      'project.synopsis',
      'city.name as city',
      'project.shoot_starts_on',
      'project.shoot_ends_on',
      'project.status',
      'project.created_at',
      'project.closed_at',
      sql<object[]>`coalesce((
        select json_agg(json_build_object('name', name, 'brief', brief, 'playing_age_min', playing_age_min,
          'playing_age_max', playing_age_max, 'status', status, 'shortlist', (
            select coalesce(json_agg(json_build_object('first_name', account.first_name,
              'last_name', account.last_name, 'note', note, 'added_at', entry.created_at) order by entry.position), '[]')
            from character_shortlist entry join account on account.id = entry.talent_id
            where entry.character_id = project_character.id and account.closed_at is null)) order by position)
        from project_character where project_id = project.id), '[]')`.as('characters'),
    ])
    .where('recruiter_id', '=', id)
    .orderBy('project.created_at')
    .execute();

/** Who applied is theirs to tell; how many did is the recruiter's own. */
export const listJobs = (db: Database, { id }: Recruiter) =>
  db
    .selectFrom('job')
    .innerJoin('project_type', 'project_type.id', 'job.project_type_id')
    .leftJoin('city', 'city.id', 'job.city_id')
    .select([
      'job.title',
      'job.description',
      'project_type.name as project_type',
      'city.name as city',
      'age_min',
      'age_max',
      'fee_paise',
      'fee_per',
      'job.status',
      'opened_at',
      'closes_on',
      'job.created_at',
      sql<number>`(select count(*) from job_application where job_id = job.id)`.as('applications'),
    ])
    .where('recruiter_id', '=', id)
    .orderBy('job.created_at')
    .execute();

export const listSavedSearches = (db: Database, { id }: Recruiter) =>
  db
    .selectFrom('saved_search')
    .select(['name', 'filters', 'sort', 'created_at', 'last_opened_at'])
    .where('recruiter_id', '=', id)
    .orderBy('created_at')
    .execute();

export const listViewed = (db: Database, { id }: Recruiter) =>
  db
    .selectFrom('profile_view')
    .innerJoin('account', 'account.id', 'profile_view.talent_id')
    .select(['account.first_name', 'account.last_name', 'day', 'times', 'last_at'])
    .where('profile_view.recruiter_id', '=', id)
    .where('account.closed_at', 'is', null)
    .orderBy('last_at')
    .execute();

export const listUnlocked = (db: Database, { id }: Recruiter) =>
  db
    .selectFrom('unlock')
    .innerJoin('account', 'account.id', 'unlock.talent_id')
    .leftJoin('project_character', 'project_character.id', 'unlock.character_id')
    .select([
      'account.first_name',
      'account.last_name',
      'unlock.unlocked_at',
      'project_character.name as for_character',
      sql<object[]>`coalesce((
        select json_agg(json_build_object('first_day', starts_on, 'last_day', ends_on, 'asked_at', asked_at,
          'status', status) order by question.id)
        from availability_question question
        where question.recruiter_id = unlock.recruiter_id and question.talent_id = unlock.talent_id), '[]')`.as(
        'asked',
      ),
    ])
    .where('unlock.recruiter_id', '=', id)
    .orderBy('unlocked_at')
    .execute();
