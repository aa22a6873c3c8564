import type { ApplyObstacle } from '@callboard/contract/casting/job-values';
import type { Database } from '../../../platform/db/database.ts';
import type { Member } from '../../../platform/http/own-account.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import { obstacleToApply } from '../jobs/index.ts';
import { findReplier } from '../project-shares/index.ts';
import type { AskedJob, RoleRow } from './role.queries.ts';

const closed = () => new ProblemError('ALREADY_SETTLED', { detail: 'This job is closed' });

const problems: Readonly<Record<Exclude<ApplyObstacle, 'applied'>, () => ProblemError>> = {
  paused: closed,
  closed,
  frozen: () => new ProblemError('PROFILE_FROZEN'),
  incomplete: () => new ProblemError('PROFILE_INCOMPLETE'),
  adults_only: () => invalidField('jobId', 'This work is for adults only'),
  guardian: () => invalidField('jobId', 'A guardian has to consent first'),
};

/** As the page of the job says it. */
export async function requireNoObstacle(
  db: Database,
  { accountId, frozen, complete }: Member,
  job: Pick<AskedJob, 'is_open' | 'status'>,
  role: RoleRow,
): Promise<void> {
  const { is_adult, needs_guardian } = await findReplier(db, accountId);
  const obstacle = obstacleToApply(
    {
      isOpen: job.is_open,
      status: job.status,
      isCasting: role.is_casting,
      disclosures: role.disclosures,
    },
    { isAdult: is_adult, needsGuardian: needs_guardian, isComplete: complete, isFrozen: frozen },
    false,
  );
  if (obstacle === null || obstacle === 'applied') return;
  if (job.is_open && !role.is_casting)
    throw new ProblemError('ALREADY_SETTLED', { detail: 'This role is no longer cast' });
  throw problems[obstacle]();
}
