import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { fullName, peopleWithContact, recruiters } from '../../people/person-summaries/index.ts';
import { storedFindings } from './checks/findings.queries.ts';
import type { StoredFinding } from './own-job.queries.ts';

/** What a moderator reads of a job before anyone else does. */
export interface JobInReview {
  readonly public_id: string;
  /** What was read is approved, and nothing that came since. */
  readonly revision: number;
  readonly title: string;
  readonly description: string | null;
  readonly submitted_at: Date | null;
  readonly recruiter: string;
  readonly company: string;
  readonly email: string | null;
  readonly is_verified: boolean;
  /** Those that its poster does not see, too. */
  readonly findings: readonly StoredFinding[];
}

/** The oldest first. */
export const listInReview = async (db: Database): Promise<JobInReview[]> => {
  const { rows } = await sql<JobInReview>`
    select job.public_id, job.revision, job.title, job.description, job.submitted_at,
      ${fullName('poster')} as recruiter, recruiter.company, poster.email,
      recruiter.verified_at is not null as is_verified, ${storedFindings} as findings
    from job
    join ${peopleWithContact('poster')} on poster.id = job.recruiter_id
    join ${recruiters('recruiter')} on recruiter.account_id = poster.id
    where job.status = 'in_review'
    order by job.submitted_at, job.id`.execute(db);
  return rows;
};
