import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { isOpenJob, jobs } from '../../casting/jobs/index.ts';
import {
  type CastPartRow,
  castings,
  castOf,
  characters,
  hasPublicCast,
  isShownInPublic,
  projects,
} from '../../casting/projects/index.ts';

export const listOpenCalls = (db: Database, recruiterId: number, limit: number) =>
  db
    .selectFrom(jobs('job'))
    .innerJoin('project_type', 'project_type.id', 'job.project_type_id')
    .leftJoin(projects('project'), 'project.id', 'job.project_id')
    .leftJoin('gender', 'gender.id', 'job.gender_id')
    .select([
      'job.public_id',
      'job.title',
      'project.title as project_title',
      'project_type.name as project_type',
      'gender.name as gender',
      'job.age_min',
      'job.age_max',
      'job.fee_paise',
      'job.fee_per',
      'job.opened_at',
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('job.recruiter_id', '=', recruiterId)
    .where(isOpenJob('job'))
    .orderBy('job.opened_at', 'desc')
    .orderBy('job.id', 'desc')
    .limit(limit)
    .execute();
export type OpenCallRow = Awaited<ReturnType<typeof listOpenCalls>>[number];

const hasCast = (alias: string) =>
  sql<boolean>`exists (select from ${castings('casting')} where casting.character_id = ${sql.ref(`${alias}.id`)})`;

export const countWork = (db: Database, recruiterId: number, today: string) =>
  db
    .selectFrom(projects('project'))
    .leftJoin(characters('part'), (join) =>
      join
        .onRef('part.project_id', '=', 'project.id')
        .on(hasCast('part'))
        .on(hasPublicCast('project', today)),
    )
    .select([
      sql<number>`count(distinct project.id)::int`.as('projects'),
      sql<number>`count(part.id)::int`.as('parts'),
    ])
    .where('project.recruiter_id', '=', recruiterId)
    .where(isShownInPublic('project', today))
    .executeTakeFirstOrThrow();

const maxCastProjects = 6;

/** The newest projects with a cast that everyone may read of. */
export const listCast = async (db: Database, recruiterId: number, today: string) => {
  const { rows } = await sql<CastRow>`
    select newest.id as project_id, newest.title, newest.project_type, newest.year, part.character,
      part.public_id, part.first_name, part.last_name, part.card_key
    from (
      select project.id, project.title, project_type.name as project_type, project.created_at,
        extract(year from coalesce(project.shoot_starts_on, project.created_at::date))::int as year
      from ${projects('project')} join project_type on project_type.id = project.project_type_id
      where project.recruiter_id = ${recruiterId} and ${hasPublicCast('project', today)} and exists (
        select from ${characters('cast_part')} where cast_part.project_id = project.id and ${hasCast('cast_part')})
      order by project.created_at desc, project.id desc limit ${maxCastProjects}) newest
    cross join lateral (${castOf(sql.ref('newest.id'))}) part
    order by newest.created_at desc, newest.id desc, part.place`.execute(db);
  return rows;
};

export interface CastRow extends CastPartRow {
  readonly project_id: number;
  readonly title: string;
  readonly project_type: string;
  readonly year: number;
}
