import type { OwnJob, updateJob } from '@callboard/contract/casting/job-postings';
import type { Parsed } from '@callboard/contract/endpoint';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { PhotoUrl } from '../project-access/index.ts';
import { checkFields, refuse } from './check-fields.ts';
import {
  changedFields,
  findMissing,
  type GivenFields,
  type JobFieldName,
  type JobFields,
  withFields,
} from './job-fields.policy.ts';
import { readFields } from './job-fields.queries.ts';
import { readOwnJob } from './read-own-job.ts';
import { lockJobToEdit } from './require-job.ts';
import { countRevision, type LockedJob } from './steps.queries.ts';
import { createSteps, type StepOptions } from './take-step.ts';
import { rewriteJob } from './write-job.ts';

/** Drafts are saved as one types. */
const changesPerHour = { max: 2400, seconds: 60 * 60 };

type Body = Parsed<typeof updateJob>['body'];

export interface UpdateJobOptions extends StepOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly photoUrl: PhotoUrl;
}

const isOver = ({ status }: LockedJob) => status === 'closed' || status === 'expired';
/** Steps after which others read it. */
const showing = ['submit', 'resume', 'reopen'];

/** A draft may say as little as it likes; what others read may not lose what it needs. */
function requireComplete(
  job: LockedJob,
  next: JobFields,
  changed: readonly JobFieldName[],
  step: Body['step'],
): void {
  const missing = findMissing(next, new Date());
  const isShown = step !== undefined && showing.includes(step);
  if (!isShown && (job.status === 'draft' || isOver(job))) return;
  const isLost = ({ field }: (typeof missing)[number]) =>
    changed.some((name) => name === field || (name === 'is_remote' && field === 'city_ids'));
  refuse(isShown ? missing : missing.filter(isLost));
}

export function createJobChanges({ db, limits, photoUrl, ...options }: UpdateJobOptions) {
  const takeStep = createSteps(options);

  const change = async (trx: Database, actor: Actor, jobId: number, body: Body): Promise<void> => {
    const now = new Date();
    const { step, words, base_revision, ...given } = body;
    const job = await lockJobToEdit(trx, actor, jobId);
    if (base_revision !== undefined && base_revision !== job.revision) throw new ProblemError('CONFLICT');
    const before = await readFields(trx, jobId);
    if (!before) throw new ProblemError('NOT_FOUND');
    const next = withFields(before, given satisfies GivenFields);
    const changed = changedFields(before, next);
    if (changed.length > 0 && isOver(job) && step !== 'reopen')
      throw new ProblemError('CONFLICT', { detail: 'Reopen the job to change it' });
    if (changed.length > 0) await checkFields(trx, actor, { before, next, given, changed }, now);
    requireComplete(job, next, changed, step);
    if (changed.length === 0 && step === undefined) return;
    const checked = await rewriteJob(trx, jobId, next, changed);
    const isUp = job.status === 'open' || job.status === 'paused';
    const { accountId: actorId } = memberOf(actor);
    const held = { ...job, closes_at: next.deadline && new Date(next.deadline.at) };
    // Found by Callboard, not decided by whoever typed it. It cannot be paused away.
    if (isUp && checked.isNewlyBlocked && step !== 'close')
      await takeStep(trx, { job: held, step: 'flag', actorId: null }, now);
    else if (step !== undefined) await takeStep(trx, { job: held, step, actorId, words, ...checked }, now);
    await countRevision(trx, jobId);
  };

  return {
    /** All of it, or nothing where somebody else changed the job meanwhile. */
    async update(actor: Actor, jobId: number, body: Body): Promise<OwnJob> {
      const { accountId } = memberOf(actor);
      await limits.take(`jobs:${accountId}`, changesPerHour);
      if (body.words !== undefined && body.step !== 'close')
        throw invalidField('words', 'Only with step close');
      await db.transaction().execute((trx) => change(trx, actor, jobId, body));
      const job = await readOwnJob(db, { accountId, photoUrl }, jobId);
      if (!job) throw new ProblemError('NOT_FOUND');
      return job;
    },
  };
}
export type JobChanges = ReturnType<typeof createJobChanges>;
