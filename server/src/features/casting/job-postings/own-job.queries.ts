import { reviewedJobs } from '@callboard/contract/casting/job-values';
import type { ProjectRole } from '@callboard/contract/casting/project-values';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { projectPeople, type TeamPersonRow } from '../project-access/index.ts';
import { recruiterJoins, recruiterRow } from '../projects/index.ts';
import { storedFindings } from './checks/findings.queries.ts';
import { factColumns, factJoins, type JobFactsRow } from './job-facts.queries.ts';
import type { ReviewFacts } from './job-states.policy.ts';

/** The integer of a job, or the id in its URL. */
export type JobRef = number | string;

export const isJob = (ref: JobRef): RawBuilder<boolean> =>
  typeof ref === 'number' ? sql<boolean>`job.id = ${ref}` : sql<boolean>`job.public_id = ${ref}::uuid`;

/** Jobs of projects belong to who is on the project now; the others to who posted them. */
export const isOwnAlone = (accountId: number) =>
  sql<boolean>`(job.project_id is null and job.recruiter_id = ${accountId})`;
/** What somebody is on the team of a job. Needs "job" and `teamJoin`. */
export const teamRole = (accountId: number) => sql<ProjectRole | null>`(
  case when ${isOwnAlone(accountId)} then 'owner' else me.role end)`;
export const teamJoin = (accountId: number) =>
  sql`left join ${projectPeople('me')} on me.project_id = job.project_id and me.account_id = ${accountId}`;
export const isOnTeam = (accountId: number) =>
  sql<boolean>`(${isOwnAlone(accountId)} or me.role is not null)`;

export interface StoredFinding {
  readonly check_name: string;
  readonly field: string | null;
  readonly evidence: Readonly<Record<string, string | number>>;
}

export interface OwnJobRow extends JobFactsRow {
  readonly role: ProjectRole;
  readonly recruiter_id: number;
  readonly project_id: number | null;
  readonly review_note: string | null;
  readonly submitted_at: Date | null;
  readonly revision: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly applications: number;
  readonly unseen: number;
  readonly findings: readonly StoredFinding[];
  readonly posted_by: TeamPersonRow;
  readonly is_reviewed_first: boolean;
  readonly last_review: ReviewFacts['lastReview'];
}

/** The last that review said about "job". */
export const lastReview = sql<ReviewFacts['lastReview']>`(
  select step from job_step where job_id = job.id and step in ('approve', 'return', 'flag')
  order by id desc limit 1)`;

/** Whether jobs of the recruiter of "job", joined as "poster_recruiter", are read before they show. */
export const isReviewedFirst = sql<boolean>`(
  poster_recruiter.verified_at is null and ${reviewedJobs} > (
    select count(distinct approved.job_id) from job_step approved join job other on other.id = approved.job_id
    where approved.step = 'approve' and other.recruiter_id = job.recruiter_id))`;

/** Undefined to everyone who is not on its team. */
export const findOwnJob = async (db: Database, accountId: number, ref: JobRef) => {
  const { rows } = await sql<OwnJobRow>`
    select ${factColumns}, ${teamRole(accountId)} as role, job.recruiter_id, job.project_id, job.review_note,
      job.submitted_at, job.revision, job.created_at, job.updated_at,
      (select count(*) from job_application where job_id = job.id and status <> 'withdrawn')::int as applications,
      (select count(*) from job_application where job_id = job.id and status = 'applied')::int as unseen,
      ${storedFindings} as findings,
      ${recruiterRow('poster')} as posted_by, ${isReviewedFirst} as is_reviewed_first,
      ${lastReview} as last_review
    from job
    ${factJoins}
    ${teamJoin(accountId)}
    ${recruiterJoins('poster', sql.ref('job.recruiter_id'))}
    where ${isJob(ref)} and ${isOnTeam(accountId)}`.execute(db);
  return rows[0];
};
