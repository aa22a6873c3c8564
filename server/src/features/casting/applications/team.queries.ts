import type { ApplicantSort } from '@callboard/contract/casting/application-values';
import type { ApplicationStage } from '@callboard/contract/casting/project-share-values';
import type { ProjectRole } from '@callboard/contract/casting/project-values';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { people, pictures, talents } from '../../people/person-summaries/index.ts';
import { heightOf, skillsOf, spokenBy, usualFee } from '../../people/talent-profiles/index.ts';
import { type ClockRow, clockOf, isOpenJob, isOverdue } from '../jobs/index.ts';
import { projectPeople } from '../project-access/index.ts';
import { characters } from '../projects/index.ts';
import { faceColumns, type TalentFaceRow } from '../talent-faces/index.ts';
import { isOfStage, when } from './moving.queries.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

export interface JobOfTeam {
  readonly id: number;
  readonly project_id: number | null;
  readonly role: ProjectRole | null;
  readonly is_poster: boolean;
  readonly characters: Named[];
}

/** A job as this reader stands to it. By its integer or the id in its URL. */
export const findJobOfTeam = async (db: Database, job: number | string, readerId: number) => {
  const { rows } = await sql<JobOfTeam>`
    select job.id, job.project_id, me.role,
      job.project_id is null and job.recruiter_id = ${readerId} as is_poster,
      coalesce((select json_agg(json_build_object('id', part.id, 'name', part.name) order by posted.position, part.id)
        from job_character posted join ${characters('part')} on part.id = posted.character_id
        where posted.job_id = job.id), '[]') as characters
    from job left join ${projectPeople('me')} on me.project_id = job.project_id and me.account_id = ${readerId}
    where ${typeof job === 'number' ? sql`job.id = ${job}` : sql`job.public_id = ${job}`}`.execute(db);
  return rows[0];
};

export const findProjectsOfJobs = async (db: Database, jobIds: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select distinct project_id as id from job where id = any(${[...jobIds]}::int[]) and project_id is not null`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

export interface ApplicantSearch {
  readonly jobId: number;
  readonly status: string | undefined;
  readonly stage: ApplicationStage | undefined;
  readonly characterId: number | undefined;
  readonly talentId: number | undefined;
  readonly isOverdue: boolean;
}

const found = (search: ApplicantSearch) => sql`application.job_id = ${search.jobId}
  and ${when(search.status, (one) => sql`application.status = ${one}`)}
  and ${isOfStage(search.stage)}
  and ${when(search.characterId, (one) => sql`application.character_id = ${one}`)}
  and ${when(search.talentId, (one) => sql`application.talent_id = ${one}`)}
  and ${search.isOverdue ? isOverdue : sql`true`}`;

export interface PlaceRow {
  readonly id: number;
  readonly talent_id: number;
  readonly character_id: number | null;
}

const orders = {
  fit: sql`application.created_at desc, application.id desc`,
  newest: sql`application.created_at desc, application.id desc`,
  oldest: sql`application.created_at, application.id`,
  rating: sql`application.rating desc nulls last, application.created_at desc, application.id desc`,
} as const satisfies Record<ApplicantSort, RawBuilder<unknown>>;

/** Everyone found, in order: who fits best is known to whoever ranks them. */
export const listPlaces = async (db: Database, search: ApplicantSearch, sort: ApplicantSort) => {
  const { rows } = await sql<PlaceRow>`
    select application.id, application.talent_id, application.character_id
    from job_application application join job on job.id = application.job_id
    where ${found(search)} order by ${orders[sort]}`.execute(db);
  return rows;
};

interface CountedRow {
  readonly counts: { status: string; count: number }[];
  readonly overdue: number;
}

/** Of the job, or of one of its characters, whatever else is filtered by. */
export const countApplicants = async (db: Database, { jobId, characterId }: ApplicantSearch) => {
  const all = {
    jobId,
    characterId,
    status: undefined,
    stage: undefined,
    talentId: undefined,
    isOverdue: false,
  };
  const from = sql`from job_application application join job on job.id = application.job_id where ${found(all)}`;
  const { rows } = await sql<CountedRow>`select
    coalesce((select json_agg(counted) from (select application.status, count(*)::int as count ${from}
      group by 1) counted), '[]') as counts,
    (select count(*)::int ${from} and ${isOverdue}) as overdue`.execute(db);
  return rows[0] ?? { counts: [], overdue: 0 };
};

export interface ApplicantRow extends TalentFaceRow {
  readonly id: number;
  readonly status: string;
  readonly character: Named | null;
  readonly created_at: Date;
  readonly step_since: Date;
  readonly clock: ClockRow | null;
  readonly rating: number | null;
  readonly has_tape: boolean;
  readonly is_away: boolean;
  readonly is_closed: boolean;
  readonly picture: { readonly card_key: string; readonly placeholder: string | null } | null;
  readonly note: string | null;
}

/** The first that can be looked at of what was sent: a photo, or the poster of a video. */
const firstPicture = sql`(select json_build_object('card_key', asset.card_key, 'placeholder', asset.placeholder)
  from application_media sent join ${pictures('asset')} on asset.id = sent.asset_id
  where sent.application_id = application.id and asset.card_key is not null and asset.state = 'ready'
  order by sent.position limit 1)`;

const hasTape = sql<boolean>`exists (select from application_media sent
  join ${pictures('asset')} on asset.id = sent.asset_id
  left join job_media_request request on request.id = sent.request_id
  where sent.application_id = application.id
    and (request.kind = 'tape' or (request.id is null and asset.kind = 'video')))`;

const rowColumns = (readerId: number) => sql`application.id, application.status,
  case when part.id is not null then json_build_object('id', part.id, 'name', part.name) end as character,
  application.created_at, application.step_since, ${clockOf} as clock, application.rating, ${hasTape} as has_tape,
  ${firstPicture} as picture, application.note, ${faceColumns(sql`${readerId}`)},
  (account.closed_at is not null or account.frozen_at is not null or talent.completed_at is null
    or not talent.show_to_recruiters) as is_away, account.closed_at is not null as is_closed`;

/** Whoever applied stays in sight, whatever became of their account. */
const rowJoins = sql`
  from job_application application
  join job on job.id = application.job_id
  join ${people('account')} on account.id = application.talent_id
  join ${talents('talent')} on talent.account_id = account.id
  left join city on city.id = talent.residence_city_id
  left join ${characters('part')} on part.id = application.character_id`;

export const listApplicants = async (db: Database, ids: readonly number[], readerId: number) => {
  const { rows } = await sql<ApplicantRow>`select ${rowColumns(readerId)} ${rowJoins}
    where application.id = any(${[...ids]}::int[])
    order by array_position(${[...ids]}::int[], application.id)`.execute(db);
  return rows;
};

export interface ApplicantDetailRow extends ApplicantRow {
  readonly job_id: number;
  readonly project_id: number | null;
  readonly character_id: number | null;
  readonly job_public_id: string;
  readonly job_title: string;
  readonly is_job_open: boolean;
  readonly height_mm: number | null;
  readonly languages: string[];
  readonly skills: string[];
  readonly usual_fee: { readonly rupees: number; readonly per: string } | null;
  readonly withdraw_reason: 'dates' | 'fee' | 'other_role' | 'other' | null;
}

export const findApplicant = async (db: Database, id: number, readerId: number) => {
  const { rows } = await sql<ApplicantDetailRow>`select ${rowColumns(readerId)}, application.job_id,
      application.character_id, coalesce(part.project_id, job.project_id) as project_id,
      job.public_id as job_public_id, job.title as job_title, ${isOpenJob('job')} as is_job_open,
      ${heightOf} as height_mm, ${spokenBy} as languages, ${usualFee} as usual_fee, application.withdraw_reason,
      ${skillsOf} as skills ${rowJoins}
    where application.id = ${id}`.execute(db);
  return rows[0];
};
