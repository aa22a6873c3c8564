import type { JobStatus } from '@callboard/contract/casting/job-values';
import type { ProjectRole } from '@callboard/contract/casting/project-values';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { coverOf, people } from '../../people/person-summaries/index.ts';
import { isOpenJob, isOverdue } from '../jobs/index.ts';
import { projectPeople } from '../project-access/index.ts';
import { characters, type PosterRow, posterOf, projects } from '../projects/index.ts';
import { isOwnAlone, teamJoin, teamRole } from './own-job.queries.ts';

export interface JobFilter {
  readonly accountId: number;
  readonly status?: JobStatus | undefined;
  readonly projectId?: number | undefined;
  readonly title?: string | undefined;
}

const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Own jobs and those of projects one is on, each once. */
const mine = (accountId: number) => sql`(
  select job.id from job where ${isOwnAlone(accountId)}
  union all
  select job.id from job join ${projectPeople('person')} on person.project_id = job.project_id
  where person.account_id = ${accountId})`;

const matches = ({ status, projectId, title }: JobFilter): RawBuilder<boolean> => sql<boolean>`(
  ${status === undefined ? sql`true` : sql`job.status = ${status}`}
  and ${projectId === undefined ? sql`true` : sql`job.project_id = ${projectId}`}
  and ${title ? sql`(job.title ilike ${contains(title)} or job.production_title ilike ${contains(title)})` : sql`true`})`;

export interface StatusCount {
  readonly status: string;
  readonly all: number;
  readonly found: number;
}

export const countJobs = async (db: Database, filter: JobFilter) => {
  const { rows } = await sql<StatusCount>`
    select job.status, count(*)::int as "all", (count(*) filter (where ${matches(filter)}))::int as found
    from job where job.id in ${mine(filter.accountId)} group by job.status`.execute(db);
  return rows;
};

export interface JobListRow {
  readonly id: number;
  readonly public_id: string;
  readonly title: string;
  readonly status: string;
  readonly is_open: boolean;
  readonly project: { readonly id: number; readonly title: string; readonly poster: PosterRow | null } | null;
  readonly production_title: string | null;
  readonly project_type: string;
  readonly characters: string[];
  readonly cities: string[];
  readonly is_remote: boolean;
  readonly wanted: number;
  readonly closes_at: Date | null;
  readonly closes_zone: string | null;
  readonly opened_at: Date | null;
  readonly closed_at: Date | null;
  readonly review_note: string | null;
  readonly views: number;
  readonly applications: number;
  readonly unseen: number;
  readonly chosen: number;
  readonly overdue: number;
  readonly faces: readonly {
    readonly first_name: string;
    readonly last_name: string;
    readonly key: string | null;
  }[];
  readonly recent: { readonly views: number; readonly applications: number }[];
  readonly role: ProjectRole;
  readonly updated_at: Date;
}

const facesShown = 4;
const recentDays = 14;
const dayInIndia = (moment: string) => sql`(${sql.ref(moment)} at time zone 'Asia/Kolkata')::date`;
const cover = coverOf(sql.ref('application.talent_id'), sql<string>`cover.card_key`);

const faces = sql`coalesce((
  select json_agg(face) from (
    select account.first_name, account.last_name, ${cover} as key
    from job_application application
    join ${people('account')} on account.id = application.talent_id and account.closed_at is null
    where application.job_id = job.id and application.status <> 'withdrawn'
    order by application.created_at desc, application.id desc limit ${facesShown}) face), '[]')`;

const recent = (today: string) => sql`(
  select json_agg(json_build_object('views', coalesce(seen.views, 0), 'applications', coalesce(sent.count, 0))
    order by passed.day)
  from generate_series(${today}::date - ${recentDays - 1}::int, ${today}::date, interval '1 day') passed (day)
  left join job_view seen on seen.job_id = job.id and seen.day = passed.day::date
  left join (
    select ${dayInIndia('application.created_at')} as day, count(*)::int as count
    from job_application application where application.job_id = job.id and application.status <> 'withdrawn'
    group by 1) sent on sent.day = passed.day::date)`;

interface Slice {
  readonly limit: number;
  readonly offset: number;
  /** The day in India. */
  readonly today: string;
}

/** A page of them in one statement, however many there are. The latest changed first. */
export const listJobs = async (db: Database, filter: JobFilter, { limit, offset, today }: Slice) => {
  const { rows } = await sql<JobListRow>`
    with chosen as materialized (
      select job.id from job where job.id in ${mine(filter.accountId)} and ${matches(filter)}
      order by job.updated_at desc, job.id desc limit ${limit} offset ${offset})
    select job.id, job.public_id, job.title, job.status, ${isOpenJob('job')} as is_open,
      case when project.id is not null then json_build_object('id', project.id, 'title', project.title,
        'poster', ${posterOf}) end as project,
      job.production_title, project_type.name as project_type, job.is_remote, job.wanted, job.closes_at,
      job.closes_zone, job.opened_at, job.closed_at, job.review_note, job.updated_at,
      ${teamRole(filter.accountId)} as role,
      array(select part.name from job_character posted join ${characters('part')} on part.id = posted.character_id
        where posted.job_id = job.id order by posted.position, part.id) as characters,
      array(select city.name from (
          select job.city_id, -1 as position union all
          select city_id, position from job_other_city where job_id = job.id) place
        join city on city.id = place.city_id order by place.position) as cities,
      coalesce((select sum(views) from job_view where job_id = job.id), 0)::int as views,
      sent.applications, sent.unseen, sent.chosen, sent.overdue,
      ${faces} as faces, ${recent(today)} as recent
    from chosen
    join job on job.id = chosen.id
    join project_type on project_type.id = job.project_type_id
    left join ${projects('project')} on project.id = job.project_id
    ${teamJoin(filter.accountId)}
    cross join lateral (
      select (count(*) filter (where application.status <> 'withdrawn'))::int as applications,
        (count(*) filter (where application.status = 'applied'))::int as unseen,
        (count(*) filter (where application.status in ('shortlisted', 'audition', 'callback', 'offered', 'cast')))::int
          as chosen,
        (count(*) filter (where ${isOverdue}))::int as overdue
      from job_application application where application.job_id = job.id) sent
    order by job.updated_at desc, job.id desc`.execute(db);
  return rows;
};
