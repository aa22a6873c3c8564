import type { ProjectRole } from '@callboard/contract/casting/project-values';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { recruiters } from '../../people/person-summaries/index.ts';
import { projectPeople } from '../project-access/index.ts';
import type { AnyStep, ReviewFacts } from './job-states.policy.ts';
import { isJob, isReviewedFirst, type JobRef, lastReview, teamJoin, teamRole } from './own-job.queries.ts';

export interface LockedJob {
  readonly id: number;
  readonly recruiter_id: number;
  /** Who is told what becomes of it: its poster, or the owner of its project where the poster left that. */
  readonly told_id: number;
  readonly project_id: number | null;
  readonly status: string;
  readonly opened_at: Date | null;
  readonly closed_at: Date | null;
  readonly closes_at: Date | null;
  readonly revision: number;
  readonly is_reviewed_first: boolean;
  readonly last_review: ReviewFacts['lastReview'];
}

const toldId = sql<number>`coalesce((
  select person.account_id from ${projectPeople('person')} where person.project_id = job.project_id
    and (person.account_id = job.recruiter_id or person.role = 'owner')
  order by person.account_id = job.recruiter_id desc limit 1), job.recruiter_id)`;
const lockedColumns = sql`job.id, job.recruiter_id, ${toldId} as told_id, job.project_id, job.status, job.opened_at, job.closed_at,
  job.closes_at, job.revision, ${isReviewedFirst} as is_reviewed_first, ${lastReview} as last_review`;
const poster = sql`join ${recruiters('poster_recruiter')} on poster_recruiter.account_id = job.recruiter_id`;

/** Everyone who changes the job waits here, one after the other. What it says is read once it is held. */
const hold = (trx: Database, ref: JobRef) =>
  sql`select from job where ${isJob(ref)} for no key update`.execute(trx);

export const lockJob = async (trx: Database, ref: JobRef): Promise<LockedJob | undefined> => {
  await hold(trx, ref);
  const { rows } = await sql<LockedJob>`
    select ${lockedColumns} from job ${poster} where ${isJob(ref)}`.execute(trx);
  return rows[0];
};

/** What somebody is on its team, with the job. */
export const lockOwnJob = async (trx: Database, jobId: number, accountId: number) => {
  await hold(trx, jobId);
  const { rows } = await sql<LockedJob & { role: ProjectRole | null }>`
    select ${lockedColumns}, ${teamRole(accountId)} as role
    from job ${poster} ${teamJoin(accountId)} where job.id = ${jobId}`.execute(trx);
  return rows[0];
};

export const findTeamRole = async (db: Database, jobId: number, accountId: number) => {
  const { rows } = await sql<{ role: ProjectRole | null }>`
    select ${teamRole(accountId)} as role from job ${teamJoin(accountId)} where job.id = ${jobId}`.execute(
    db,
  );
  return rows[0]?.role ?? undefined;
};

interface StepTaken {
  readonly job: Pick<LockedJob, 'id' | 'status'>;
  readonly step: AnyStep;
  readonly to: string;
  readonly actorId: number | null;
  readonly note: string | null;
  readonly now: Date;
}

/** Moves the job and writes it down. Returns the id of the step. */
export const writeStep = async (
  trx: Database,
  { job, step, to, actorId, note, now }: StepTaken,
): Promise<number> => {
  const submits = to === 'in_review' || step === 'submit';
  await trx
    .updateTable('job')
    .set((row) => ({
      status: to,
      ...(submits && { submitted_at: now }),
      ...(to === 'open' && {
        opened_at: sql<Date>`coalesce(${row.ref('opened_at')}, ${now})`,
        review_note: null,
      }),
      ...(step === 'return' && { review_note: note }),
      ...(step === 'submit' && { review_note: null }),
      ...((to === 'closed' || to === 'expired') && {
        closed_at: sql<Date>`coalesce(${row.ref('closed_at')}, ${now})`,
      }),
    }))
    .where('id', '=', job.id)
    .execute();
  const { id } = await trx
    .insertInto('job_step')
    .values({
      job_id: job.id,
      step,
      from_status: job.status,
      to_status: to,
      actor_id: actorId,
      note,
      taken_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const countRevision = (trx: Database, jobId: number) =>
  trx.updateTable('job').set({ revision: sql<number>`revision + 1` }).where('id', '=', jobId).execute();

export const deleteJob = (trx: Database, jobId: number) =>
  trx.deleteFrom('job').where('id', '=', jobId).execute();
