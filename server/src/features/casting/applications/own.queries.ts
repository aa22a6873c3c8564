import { applicationSteps } from '@callboard/contract/casting/application-values';
import type { ApplicationStage } from '@callboard/contract/casting/project-share-values';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { pictures } from '../../people/person-summaries/index.ts';
import { type ClockRow, clockOf, isOpenJob, roleWorksFrom, roleWorksTo } from '../jobs/index.ts';
import type { TeamPersonRow } from '../project-access/index.ts';
import { characters, projects, recruiterJoins, recruiterRow } from '../projects/index.ts';
import { isOfStage, movingFirst, roleFee, when } from './moving.queries.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

export interface OwnRow {
  readonly id: number;
  readonly job_id: number;
  readonly recruiter_id: number;
  readonly status: string;
  readonly job_public_id: string;
  readonly title: string;
  readonly project_title: string | null;
  readonly project_type: Named;
  readonly poster: {
    readonly key: string;
    readonly placeholder: string | null;
    readonly width: number;
    readonly height: number;
  } | null;
  readonly character: Named | null;
  readonly cities: string[];
  readonly is_remote: boolean;
  readonly works_from: string | null;
  readonly works_to: string | null;
  readonly fee_paise: number | null;
  readonly fee_per: 'day' | 'project' | 'month' | null;
  readonly created_at: Date;
  readonly step_since: Date;
  readonly reached: number;
  readonly clock: ClockRow | null;
  readonly answer_words: string | null;
  readonly job_status: 'draft' | 'in_review' | 'open' | 'paused' | 'closed' | 'expired';
  readonly is_job_open: boolean;
  readonly is_role_open: boolean;
  readonly closes_at: Date | null;
  readonly closes_zone: string | null;
  readonly closed_at: Date | null;
  readonly recruiter: TeamPersonRow | null;
}

const cities = sql<string[]>`array(select city.name from (
    select job.city_id, -1 as position where job.city_id is not null
    union all select other.city_id, other.position from job_other_city other where other.job_id = job.id
    union all select project.city_id, 0 where job.city_id is null and project.city_id is not null) place
  join city on city.id = place.city_id order by place.position)`;

const poster = sql`(select json_build_object('key', coalesce(poster.card_key, poster.page_key),
    'placeholder', poster.placeholder, 'width', poster.width, 'height', poster.height)
  from ${pictures('poster')} where poster.id = project.poster_asset_id and poster.kind = 'photo'
    and coalesce(poster.card_key, poster.page_key) is not null)`;

const joins = sql`
  from job_application application
  join job on job.id = application.job_id
  left join ${characters('part')} on part.id = application.character_id
  left join ${projects('project')} on project.id = coalesce(part.project_id, job.project_id)
  join project_type on project_type.id = coalesce(project.project_type_id, job.project_type_id)
  ${recruiterJoins('owner', sql`coalesce(project.recruiter_id, job.recruiter_id)`)}`;

const steps = sql`${[...applicationSteps]}::text[]`;

/** The furthest step since it was sent last: one can withdraw and apply again. */
const reached = sql<number>`greatest(1, array_position(${steps}, application.status),
  (select max(array_position(${steps}, event.to_status)) from application_event event
   where event.application_id = application.id and event.id >= (select max(sent.id) from application_event sent
     where sent.application_id = application.id and sent.to_status = 'applied' and sent.made_by = 'talent')))`;

const columns = sql`application.id, application.job_id, job.recruiter_id, application.status,
  job.public_id as job_public_id, job.title, coalesce(project.title, job.production_title) as project_title,
  json_build_object('id', project_type.id, 'name', project_type.name) as project_type, ${poster} as poster,
  case when part.id is not null then json_build_object('id', part.id, 'name', part.name) end as character,
  ${cities} as cities, job.is_remote, ${roleWorksFrom} as works_from, ${roleWorksTo} as works_to,
  ${roleFee},
  application.created_at, application.step_since, ${reached} as reached, ${clockOf} as clock,
  application.answer_words, job.status as job_status, ${isOpenJob('job')} as is_job_open,
  part.id is null or part.status = 'casting' as is_role_open, job.closes_at, job.closes_zone, job.closed_at,
  case when owner.id is not null and owner.closed_at is null then ${recruiterRow('owner')} end as recruiter`;

export const findOwn = async (db: Database, talentId: number, id: number) => {
  const { rows } = await sql<OwnRow>`select ${columns} ${joins}
    where application.id = ${id} and application.talent_id = ${talentId}`.execute(db);
  return rows[0];
};

export interface OwnSearch {
  readonly talentId: number;
  readonly stage: ApplicationStage | undefined;
  readonly status: string | undefined;
  readonly projectTypeId: number | undefined;
  readonly cityId: number | undefined;
  readonly jobId: number | string | undefined;
}

const isIn = (cityId: number) => sql`(job.city_id = ${cityId}
  or exists (select from job_other_city other where other.job_id = job.id and other.city_id = ${cityId})
  or (job.city_id is null and project.city_id = ${cityId}))`;

const isOfJob = (job: number | string) =>
  typeof job === 'number' ? sql`application.job_id = ${job}` : sql`job.public_id = ${job}`;

const found = ({ talentId, stage, status, projectTypeId, cityId, jobId }: OwnSearch) => sql`
  application.talent_id = ${talentId}
  and ${isOfStage(stage)}
  and ${when(status, (one) => sql`application.status = ${one}`)}
  and ${when(projectTypeId, (one) => sql`project_type.id = ${one}`)}
  and ${when(cityId, isIn)} and ${when(jobId, isOfJob)}`;

export const listOwn = async (
  db: Database,
  search: OwnSearch,
  { limit, offset }: { limit: number; offset: number },
) => {
  const { rows } = await sql<OwnRow>`select ${columns} ${joins} where ${found(search)}
    order by ${movingFirst}
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
};

interface CountedRow {
  readonly total: number;
  readonly counts: { status: string; count: number }[];
  readonly project_types: Named[];
  readonly locations: Named[];
}

/** How many are found, how many there are in each status, and what there is to choose from. */
export const countOwn = async (db: Database, search: OwnSearch) => {
  const all = { ...search, stage: undefined, status: undefined, projectTypeId: undefined, cityId: undefined };
  const { rows } = await sql<CountedRow>`select
    (select count(*)::int ${joins} where ${found(search)}) as total,
    coalesce((select json_agg(counted) from (select application.status, count(*)::int as count ${joins}
      where ${found({ ...search, stage: undefined, status: undefined })} group by 1) counted), '[]') as counts,
    coalesce((select json_agg(type order by type.name) from (select distinct project_type.id, project_type.name
      ${joins} where ${found(all)}) type), '[]') as project_types,
    coalesce((select json_agg(place order by place.name) from (select distinct city.id, city.name ${joins}
      left join job_other_city other on other.job_id = job.id
      join city on city.id in (job.city_id, other.city_id, case when job.city_id is null then project.city_id end)
      where ${found(all)}) place), '[]') as locations`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('Counting answers something');
  return row;
};

/** How many applied for the same role, and how many of them went on. */
export const countOthers = async (db: Database, id: number) => {
  const { rows } = await sql<{ applied: number; chosen: number }>`
    select count(*)::int as applied, (count(*) filter (where exists (
      select from application_event event where event.application_id = other.id
        and event.to_status in ('shortlisted', 'audition', 'callback', 'offered', 'cast'))))::int as chosen
    from job_application own
    join job_application other on other.job_id = own.job_id
      and other.character_id is not distinct from own.character_id
    where own.id = ${id} and other.status <> 'withdrawn'`.execute(db);
  return rows[0] ?? { applied: 0, chosen: 0 };
};
