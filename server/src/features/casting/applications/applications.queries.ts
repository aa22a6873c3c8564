import type { ApplicationStatus, WithdrawReason } from '@callboard/contract/casting/application-values';
import type { ProjectRole } from '@callboard/contract/casting/project-values';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, people } from '../../people/person-summaries/index.ts';
import { isOpenJob } from '../jobs/index.ts';
import { projectPeople } from '../project-access/index.ts';

export interface ApplicationState {
  readonly id: number;
  readonly job_id: number;
  readonly talent_id: number;
  readonly character_id: number | null;
  readonly status: string;
  readonly rating: number | null;
  readonly tell_days: boolean;
  readonly job_status: string;
  readonly is_job_open: boolean;
  readonly closes_at: Date | null;
  /** Of whoever reads. Null when they are not on the project of the job. */
  readonly role: ProjectRole | null;
  /** Of a job on its own. */
  readonly is_poster: boolean;
}

const stateFor = (readerId: number) => sql`
  select application.id, application.job_id, application.talent_id, application.character_id, application.status,
    application.rating, application.tell_days, job.status as job_status, ${isOpenJob('job')} as is_job_open,
    job.closes_at, me.role,
    job.project_id is null and job.recruiter_id = ${readerId} as is_poster
  from job_application application
  join job on job.id = application.job_id
  left join ${projectPeople('me')} on me.project_id = job.project_id and me.account_id = ${readerId}`;

export const findApplication = async (db: Database, id: number, readerId: number) => {
  const { rows } = await sql<ApplicationState>`${stateFor(readerId)} where application.id = ${id}`.execute(
    db,
  );
  return rows[0];
};

/** Locked in the order of their ids, so that two who move the same ones wait for each other. */
export const lockApplications = async (trx: Database, ids: readonly number[], readerId: number) => {
  const { rows } = await sql<ApplicationState>`${stateFor(readerId)}
    where application.id = any(${[...ids]}::int[]) order by application.id for update of application`.execute(
    trx,
  );
  return rows;
};

export const saveRating = (trx: Database, id: number, rating: number | null) =>
  trx.updateTable('job_application').set({ rating }).where('id', '=', id).execute();

export interface NewStep {
  readonly to: ApplicationStatus;
  readonly madeBy: 'team' | 'talent' | 'callboard';
  /** Who of the team. */
  readonly actorId: number | null;
  readonly words: string | null;
  readonly withdrawReason?: WithdrawReason | undefined;
  /** Left out: now. */
  readonly at?: Date | undefined;
}

const ended: readonly ApplicationStatus[] = ['cast', 'not_selected', 'withdrawn', 'role_closed'];

/**
 * The status, and a line of the timeline for each, by application. What is said at the end stays beside the
 * status.
 */
export const saveSteps = async (trx: Database, ids: readonly number[], step: NewStep) => {
  const at: RawBuilder<Date> = step.at ? sql<Date>`${step.at}::timestamptz` : sql<Date>`now()`;
  const words = ended.includes(step.to) ? step.words : null;
  const { rows } = await sql<{ id: string; application_id: number }>`with before as (
      select id, status from job_application where id = any(${[...ids]}::int[])),
    moved as (
      update job_application application set status = ${step.to}, step_since = ${at}, answer_words = ${words},
        withdraw_reason = ${step.withdrawReason ?? null}
      from before where before.id = application.id)
    insert into application_event (application_id, from_status, to_status, made_by, actor_id, words, happened_at)
    select id, status, ${step.to}, ${step.madeBy}, ${step.actorId}::int, ${step.words}::text, ${at}
    from before order by id returning id, application_id`.execute(trx);
  return new Map(rows.map(({ id, application_id }) => [application_id, Number(id)]));
};

interface StillDeciding {
  readonly actorId: number;
  readonly words: string;
}

/** The days of the step start again, and the timeline has what was said. By application, as `saveSteps`. */
export const saveDeciding = async (trx: Database, ids: readonly number[], said: StillDeciding) => {
  const { rows } = await sql<{ id: string; application_id: number }>`with waiting as (
      update job_application set step_since = now(), asked_at = null where id = any(${[...ids]}::int[])
      returning id, status)
    insert into application_event (application_id, from_status, to_status, made_by, actor_id, words)
    select id, status, status, 'team', ${said.actorId}::int, ${said.words}::text
    from waiting order by id returning id, application_id`.execute(trx);
  return new Map(rows.map(({ id, application_id }) => [application_id, Number(id)]));
};

/** When the team last said that nothing is decided yet, by application. */
export const listDeciding = async (trx: Database, ids: readonly number[]) => {
  const { rows } = await sql<{ application_id: number; at: Date }>`
    select application_id, max(happened_at) as at from application_event
    where application_id = any(${[...ids]}::int[]) and from_status = to_status group by 1`.execute(trx);
  return new Map(rows.map(({ application_id, at }) => [application_id, at]));
};

/** Whoever moved it last, by name: of the team, else the talent. Null: Callboard. */
export const findLastMovers = async (db: Database, ids: readonly number[]) => {
  const { rows } = await sql<{ application_id: number; made_by: string; name: string | null }>`
    select distinct on (event.application_id) event.application_id, event.made_by,
      ${fullName('actor')} as name
    from application_event event left join ${people('actor')} on actor.id = event.actor_id
    where event.application_id = any(${[...ids]}::int[]) and event.from_status is distinct from event.to_status
    order by event.application_id, event.id desc`.execute(db);
  return new Map(rows.map((row) => [row.application_id, row]));
};

/** Who is notified of what happens to the applications of a job: its poster, and who owns its project. */
export const listToNotify = async (db: Database, jobId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select job.recruiter_id as id from job where job.id = ${jobId} and (job.project_id is null or exists (
      select from ${projectPeople('poster')}
      where poster.project_id = job.project_id and poster.account_id = job.recruiter_id))
    union
    select owner.account_id from job join ${projectPeople('owner')}
      on owner.project_id = job.project_id and owner.role = 'owner' where job.id = ${jobId}
    order by 1`.execute(db);
  return rows.map(({ id }) => id);
};

export const listCharactersOf = async (db: Database, ids: readonly number[]): Promise<number[]> => {
  const rows = await db
    .selectFrom('job_application')
    .select('character_id')
    .distinct()
    .where('id', 'in', [...ids])
    .execute();
  return rows.flatMap(({ character_id }) => character_id ?? []);
};
