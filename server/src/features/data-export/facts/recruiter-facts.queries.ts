import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

interface Recruiter {
  readonly id: number;
}

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
      'verified_at',
      'created_at',
      'updated_at',
    ])
    .where('account_id', '=', id)
    .executeTakeFirst();

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
    .select(['account.first_name', 'account.last_name', 'unlock.unlocked_at'])
    .where('unlock.recruiter_id', '=', id)
    .orderBy('unlocked_at')
    .execute();
