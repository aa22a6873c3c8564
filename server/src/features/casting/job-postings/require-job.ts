import type { ProjectRight, ProjectRole } from '@callboard/contract/casting/project-values';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { hasRight } from '../project-access/index.ts';
import { findTeamRole, lockOwnJob } from './steps.queries.ts';

type JobRight = Extract<ProjectRight, 'read' | 'edit'>;

const check = (role: ProjectRole | null | undefined, right: JobRight) => {
  if (!role) throw new ProblemError('NOT_FOUND');
  if (!hasRight(role, right)) throw new ProblemError('PROJECT_RIGHT_MISSING');
};

/** Everyone else's job is not found. A colleague without the right is told so. */
export async function requireJob(db: Database, actor: Actor, jobId: number, right: JobRight): Promise<void> {
  check(await findTeamRole(db, jobId, memberOf(actor).accountId), right);
}

/** The same for who changes it: everyone else waits until they are done. */
export async function lockJobToEdit(trx: Database, actor: Actor, jobId: number) {
  const job = await lockOwnJob(trx, jobId, memberOf(actor).accountId);
  if (!job) throw new ProblemError('NOT_FOUND');
  check(job.role, 'edit');
  return job;
}
