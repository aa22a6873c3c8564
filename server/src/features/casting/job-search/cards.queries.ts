import type { AuditionKind } from '@callboard/contract/casting/job-values';
import type { Named } from '@callboard/contract/casting/project-fields';
import type { ProjectFeeUnit } from '@callboard/contract/casting/project-values';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { recruiters } from '../../people/person-summaries/index.ts';
import { isOpenJob, isPublishedJob } from '../jobs/index.ts';
import { type PosterRow, posterOf, projects } from '../projects/index.ts';

/** Of all roles of a job. */
interface RolesRow {
  readonly count: number;
  readonly gender: string | null;
  readonly age_min: number | null;
  readonly age_max: number | null;
  readonly works_from: string | null;
  readonly works_to: string | null;
}

export interface JobCardRow {
  readonly id: number;
  readonly public_id: string;
  readonly title: string;
  readonly description: string | null;
  readonly status: string;
  readonly is_open: boolean;
  readonly is_callboard: boolean;
  readonly project_title: string | null;
  readonly poster: PosterRow | null;
  readonly project_type: Named;
  readonly company: string;
  readonly is_verified: boolean;
  readonly roles: RolesRow;
  readonly cities: readonly string[];
  readonly is_remote: boolean;
  readonly fee: { readonly paise: number; readonly per: ProjectFeeUnit } | null;
  readonly is_unpaid: boolean;
  readonly audition_kinds: AuditionKind[];
  readonly closes_at: Date | null;
  readonly closes_zone: string | null;
  readonly opened_at: Date | null;
}

/** No longer than what is shown of it. */
const summarySource = 400;

const cards = sql`
  select job.id, job.public_id, job.title, left(job.description, ${sql.lit(summarySource)}) as description, job.status,
    ${isOpenJob('job')} as is_open, job.is_house_opening as is_callboard,
    coalesce(project.title, job.production_title) as project_title,
    case when project.id is not null then ${posterOf} end as poster,
    json_build_object('id', project_type.id, 'name', project_type.name) as project_type, recruiter.company,
    recruiter.verified_at is not null as is_verified, job.is_remote, job.is_unpaid, job.audition_kinds,
    (select json_build_object('count', count(*),
        'gender', case when count(role.gender_id) = count(*) and count(distinct role.gender_id) = 1
          then min(gender.name) end,
        'age_min', case when count(role.age_min) = count(*) then min(role.age_min) end,
        'age_max', case when count(role.age_max) = count(*) then max(role.age_max) end,
        'works_from', min(role.works_from), 'works_to', max(role.works_to))
      from job_role role left join gender on gender.id = role.gender_id where role.job_id = job.id) as roles,
    (select json_build_object('paise', role.fee_paise, 'per', role.fee_per)
      from job_role role where role.job_id = job.id and role.fee_paise is not null
      order by fee_per_day(role.fee_paise, role.fee_per, role.work_days) desc, role.position limit 1) as fee,
    array(select city.name from (
        select job.city_id, -1 as position where job.city_id is not null
        union all
        select other.city_id, other.position from job_other_city other
        where other.job_id = job.id and other.city_id is distinct from job.city_id) place
      join city on city.id = place.city_id order by place.position) as cities,
    job.closes_at, job.closes_zone, job.opened_at
  from job
  join project_type on project_type.id = job.project_type_id
  join ${recruiters('recruiter')} on recruiter.account_id = job.recruiter_id
  left join ${projects('project')} on project.id = job.project_id`;

/** In the order of these ids. Whatever is published no more is left out. */
export const listJobCards = async (db: Database, ids: readonly number[]): Promise<JobCardRow[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<JobCardRow>`${cards}
    where job.id = any(${[...ids]}::integer[]) and ${isPublishedJob('job')}
    order by array_position(${[...ids]}::integer[], job.id)`.execute(db);
  return rows;
};

interface OnePage {
  readonly limit: number;
  readonly offset: number;
}

const isHouseOpening: RawBuilder<unknown> = sql`job.is_house_opening and ${isOpenJob('job')}`;

export const listHouseOpenings = async (db: Database, { limit, offset }: OnePage): Promise<JobCardRow[]> => {
  const { rows } = await sql<JobCardRow>`${cards} where ${isHouseOpening}
    order by job.opened_at desc, job.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
};
