import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { isOpenJob, roleWorksFrom, roleWorksTo } from '../jobs/index.ts';
import { characters, projects } from '../projects/index.ts';
import type { AskedMedia, AskedQuestion } from './sent-checks.policy.ts';

export interface AskedJob {
  readonly id: number;
  readonly recruiter_id: number;
  readonly status: string;
  readonly is_open: boolean;
  readonly has_characters: boolean;
  readonly questions: readonly AskedQuestion[];
  readonly requests: readonly AskedMedia[];
}

/** What a job asks of those who apply. Nobody but its team knows of drafts and of those in review. */
const askedBy = sql`job.id, job.recruiter_id, job.status, ${isOpenJob('job')} as is_open,
  exists (select from job_character posted where posted.job_id = job.id) as has_characters,
  coalesce((select json_agg(json_build_object('id', question.id, 'kind', question.kind,
      'choices', question.choices, 'is_required', question.is_required) order by question.position, question.id)
    from job_question question where question.job_id = job.id and question.removed_at is null), '[]') as questions,
  coalesce((select json_agg(json_build_object('id', request.id, 'kind', request.kind,
      'is_required', request.is_required, 'max_seconds', request.max_seconds) order by request.position, request.id)
    from job_media_request request where request.job_id = job.id and request.removed_at is null), '[]') as requests`;

export const findAskedJob = async (db: Database, publicId: string) => {
  const { rows } = await sql<AskedJob>`select ${askedBy} from job
    where job.public_id = ${publicId} and job.status not in ('draft', 'in_review')`.execute(db);
  return rows[0];
};

export const findAskedJobById = async (db: Database, id: number) => {
  const { rows } = await sql<AskedJob>`select ${askedBy} from job where job.id = ${id}`.execute(db);
  return rows[0];
};

/** With those that are asked no more and were answered or promised by this application. */
export const listRequestsOf = async (db: Database, jobId: number, applicationId: number) => {
  const { rows } = await sql<AskedMedia>`
    select request.id, request.kind, request.max_seconds, request.is_required and request.removed_at is null as is_required
    from job_media_request request where request.job_id = ${jobId} and (request.removed_at is null
      or exists (select from application_media sent
        where sent.application_id = ${applicationId} and sent.request_id = request.id)
      or exists (select from application_awaited promised
        where promised.application_id = ${applicationId} and promised.request_id = request.id))
    order by request.position, request.id`.execute(db);
  return rows;
};

/** Closing the jobs waits until this transaction is over. */
export const lockJobsOf = (trx: Database, applicationIds: readonly number[]) =>
  sql`select from job where id in (select job_id from job_application where id = any(${[...applicationIds]}::int[]))
    order by id for share`.execute(trx);

/**
 * Whether applications are still taken. Closing the job waits until this transaction is over. The character is held
 * first, as closing a project does.
 */
export const lockOpenJob = async (trx: Database, id: number, characterId: number | null) => {
  if (characterId !== null)
    await sql`select from ${characters('part')} where part.id = ${characterId} for key share`.execute(trx);
  const { rows } = await sql<{ is_open: boolean }>`
    select ${isOpenJob('job')} as is_open from job where id = ${id} for share`.execute(trx);
  return rows[0]?.is_open === true;
};

export interface RoleRow {
  readonly character_id: number | null;
  readonly project_id: number | null;
  readonly is_casting: boolean;
  /** Of the job, of its project and of the character. */
  readonly disclosures: readonly string[];
  /** Of the work. */
  readonly starts_on: string | null;
  readonly ends_on: string | null;
}

/** A character of the job, or the job itself. Undefined when it is of another job. */
export const findRole = async (db: Database, jobId: number, characterId: number | null) => {
  const { rows } = await sql<RoleRow>`
    select part.id as character_id, project.id as project_id, part.id is null or part.status = 'casting' as is_casting,
      coalesce((select role.disclosures from job_role role
        where role.job_id = job.id and role.character_id is not distinct from part.id), '{}') as disclosures,
      ${roleWorksFrom} as starts_on, ${roleWorksTo} as ends_on
    from job
    left join ${characters('part')} on part.id = ${characterId}::int
    left join ${projects('project')} on project.id = coalesce(part.project_id, job.project_id)
    where job.id = ${jobId} and (${characterId}::int is null or exists (
      select from job_character posted where posted.job_id = job.id and posted.character_id = part.id))`.execute(
    db,
  );
  return rows[0];
};
