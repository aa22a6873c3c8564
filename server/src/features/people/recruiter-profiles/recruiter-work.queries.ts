import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { isOpenJob, jobApplications, jobs } from '../../casting/jobs/index.ts';
import { castings, characters, projects } from '../../casting/projects/index.ts';
import { coverOf, people, publicTalents } from '../person-summaries/index.ts';

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

export const countWork = (db: Database, recruiterId: number) =>
  db
    .selectFrom(projects('project'))
    .leftJoin(characters('part'), (join) =>
      join.onRef('part.project_id', '=', 'project.id').on(hasCast('part')),
    )
    .select([
      sql<number>`count(distinct project.id)::int`.as('projects'),
      sql<number>`count(part.id)::int`.as('parts'),
    ])
    .where('project.recruiter_id', '=', recruiterId)
    .where('project.status', '<>', 'draft')
    .executeTakeFirstOrThrow();

interface Limits {
  readonly projects: number;
  readonly partsOfEach: number;
}

/** The newest projects with a cast. Only public talents who agreed are named. */
export const listCast = async (db: Database, recruiterId: number, room: Limits) => {
  const { rows } = await sql<CastRow>`
    select newest.id as project_id, newest.title, newest.project_type, newest.year, part.name as character,
      shown.public_id, shown.first_name, shown.last_name, shown.card_key
    from (
      select project.id, project.title, project_type.name as project_type, project.created_at,
        extract(year from coalesce(project.shoot_starts_on, project.created_at::date))::int as year
      from ${projects('project')} join project_type on project_type.id = project.project_type_id
      where project.recruiter_id = ${recruiterId} and project.status <> 'draft' and exists (
        select from ${castings('casting')} join ${characters('cast_part')} on cast_part.id = casting.character_id
        where cast_part.project_id = project.id)
      order by project.created_at desc, project.id desc limit ${room.projects}) newest
    cross join lateral (
      select role.name, casting.talent_id, role.position, role.id, casting.cast_at
      from ${characters('role')} join ${castings('casting')} on casting.character_id = role.id
      where role.project_id = newest.id
      order by role.position, role.id, casting.cast_at, casting.talent_id limit ${room.partsOfEach}) part
    left join lateral (
      select public_talent.public_id, account.first_name, account.last_name, ${coverOf(sql.ref('talent.account_id'), sql`cover.card_key`)} as card_key
      from ${publicTalents('public_talent')}
      join talent on talent.account_id = public_talent.account_id and talent.is_shown_in_castings
      join ${people('account')} on account.id = public_talent.account_id
      where public_talent.account_id = part.talent_id) shown on true
    order by newest.created_at desc, newest.id desc, part.position, part.id, part.cast_at, part.talent_id`.execute(
    db,
  );
  return rows;
};

export interface CastRow {
  readonly project_id: number;
  readonly title: string;
  readonly project_type: string;
  readonly year: number;
  readonly character: string;
  /** All four are null when no one is named. */
  readonly public_id: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly card_key: string | null;
}

/** Withdrawn applications are left out, because they need no reply. */
export const countAnswers = (db: Database, recruiterId: number) =>
  db
    .selectFrom(jobApplications('application'))
    .innerJoin(jobs('job'), 'job.id', 'application.job_id')
    .select([
      sql<number>`count(*)::int`.as('applications'),
      sql<number>`(count(*) filter (where application.created_at < now() - interval '7 days'))::int`.as(
        'due',
      ),
      sql<number>`(count(*) filter (where application.created_at < now() - interval '7 days'
        and application.status <> 'applied'))::int`.as('answered'),
      sql<number>`(count(*) filter (where application.status
        in ('audition', 'callback', 'offered', 'cast')))::int`.as('auditions'),
      sql<number | null>`round(percentile_cont(0.5) within group (order by
        extract(epoch from application.updated_at - application.created_at) / 86400)
        filter (where application.status in ('offered', 'cast', 'not_selected', 'role_closed')))::int`.as(
        'final_answer_days',
      ),
    ])
    .where('job.recruiter_id', '=', recruiterId)
    .where('application.status', '<>', 'withdrawn')
    .executeTakeFirstOrThrow();
