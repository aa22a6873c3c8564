import type { JobQuestion, MediaRequest } from '@callboard/contract/casting/job-fields';
import type { AuditionKind } from '@callboard/contract/casting/job-values';
import type { Disclosure, Named } from '@callboard/contract/casting/project-fields';
import { disclosureKinds, type ProjectFeeUnit } from '@callboard/contract/casting/project-values';
import { type RawBuilder, sql } from 'kysely';
import { isOpenJob } from '../jobs/index.ts';
import { disclosuresOf, type PosterRow, posterOf, projects } from '../projects/index.ts';

/** Everything about a job but its characters, as it is stored. */
export interface JobFactsRow {
  readonly id: number;
  readonly public_id: string;
  readonly title: string;
  readonly description: string | null;
  readonly status: string;
  readonly is_open: boolean;
  readonly is_callboard: boolean;
  readonly project: {
    readonly id: number;
    readonly title: string;
    readonly production_house: string | null;
    readonly director: string | null;
    readonly synopsis: string | null;
    readonly is_union: boolean | null;
    readonly usage: string | null;
    readonly poster: PosterRow | null;
  } | null;
  readonly production_title: string | null;
  readonly project_type: Named;
  readonly cities: readonly Named[];
  readonly is_remote: boolean;
  readonly gender: Named | null;
  readonly age_min: number | null;
  readonly age_max: number | null;
  readonly languages: Named[];
  readonly skills: Named[];
  readonly fee_paise: number | null;
  readonly fee_per: ProjectFeeUnit | null;
  readonly is_unpaid: boolean;
  readonly pay_note: string | null;
  readonly works_from: string | null;
  readonly works_to: string | null;
  readonly work_days: number | null;
  readonly audition_kinds: AuditionKind[];
  readonly wanted: number;
  readonly closes_at: Date | null;
  readonly closes_zone: string | null;
  readonly opened_at: Date | null;
  readonly closed_at: Date | null;
  /** Of the job itself. */
  readonly disclosures: Disclosure[];
  /** Of its project, for all of its work. */
  readonly project_disclosures: Disclosure[];
  readonly media: MediaRequest[];
  readonly questions: JobQuestion[];
  readonly character_ids: readonly number[];
}

const all = <Row>(rows: RawBuilder<unknown>): RawBuilder<Row[]> =>
  sql<Row[]>`coalesce((select json_agg(listed) from (${rows}) listed), '[]'::json)`;

export const jobDisclosures = all<Disclosure>(sql`
  select kind, level, note from job_disclosure where job_id = job.id
  order by array_position(${[...disclosureKinds]}::text[], kind)`);

export const mediaRequests = all<MediaRequest>(sql`
  select id, kind, label, note, is_required, max_seconds from job_media_request
  where job_id = job.id and removed_at is null order by position, id`);

export const jobQuestions = all<JobQuestion>(sql`
  select id, kind, body as text, is_required, choices from job_question
  where job_id = job.id and removed_at is null order by position, id`);

/** The first is where the work is based. */
const cities = all<Named>(sql`
  select city.id, city.name from (
    select job.city_id, -1 as position where job.city_id is not null
    union all
    select city_id, position from job_other_city where job_id = job.id) place
  join city on city.id = place.city_id order by place.position`);

export const characterIds = sql<number[]>`array(
  select character_id from job_character where job_id = job.id order by position, character_id)`;

/** Of the row "job"; needs `factJoins`. */
export const factColumns = sql`
  job.id, job.public_id, job.title, job.description, job.status, ${isOpenJob('job')} as is_open,
  job.is_house_opening as is_callboard,
  case when project.id is not null then json_build_object('id', project.id, 'title', project.title,
    'production_house', project.production_house, 'director', project.director, 'synopsis', project.synopsis,
    'is_union', project.is_union, 'usage', project.usage, 'poster', ${posterOf}) end as project,
  job.production_title, json_build_object('id', project_type.id, 'name', project_type.name) as project_type,
  ${cities} as cities, job.is_remote,
  case when gender.id is not null then json_build_object('id', gender.id, 'name', gender.name) end as gender,
  job.age_min, job.age_max,
  ${all<Named>(sql`select language.id, language.name from job_language wanted
    join language on language.id = wanted.language_id
    where wanted.job_id = job.id order by wanted.position, language.id`)} as languages,
  ${all<Named>(sql`select skill.id, skill.name from job_skill wanted join skill on skill.id = wanted.skill_id
    where wanted.job_id = job.id order by wanted.position, skill.id`)} as skills,
  job.fee_paise, job.fee_per, job.is_unpaid, job.pay_note, job.works_from, job.works_to, job.work_days,
  job.audition_kinds, job.wanted, job.closes_at, job.closes_zone, job.opened_at, job.closed_at,
  ${jobDisclosures} as disclosures, ${disclosuresOf('project', 'job.project_id')} as project_disclosures,
  ${mediaRequests} as media, ${jobQuestions} as questions,
  ${characterIds} as character_ids`;

export const factJoins = sql`
  join project_type on project_type.id = job.project_type_id
  left join gender on gender.id = job.gender_id
  left join ${projects('project')} on project.id = job.project_id`;
