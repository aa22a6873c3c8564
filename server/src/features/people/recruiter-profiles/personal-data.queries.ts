import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

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

export const emptyRecruiter = (trx: Database, { id }: Recruiter) =>
  trx
    .updateTable('recruiter')
    .set({
      company: 'Former member',
      job_title: null,
      bio: null,
      city_id: null,
      website: null,
      icon_asset_id: null,
      cover_asset_id: null,
      verified_at: null,
      links: [],
      casting_since: null,
      is_public: false,
      referral_code: null,
    })
    .where('account_id', '=', id)
    .execute();
