import type { Database } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { listInReview } from './review.queries.ts';
import { lockJob } from './steps.queries.ts';
import { createSteps, type StepOptions } from './take-step.ts';

interface ReviewOptions extends Pick<StepOptions, 'events'> {
  readonly db: Database;
}

interface Review {
  /** The id in the URL of the job. */
  readonly publicId: string;
  /** Which was read. Left out: whatever it says now. */
  readonly revision?: number;
}

/** What Callboard decides about jobs in review. */
export function createJobReview({ db, events }: ReviewOptions) {
  const takeStep = createSteps({ events, jobClosings: [] });

  const decide = (
    step: 'approve' | 'return',
    { publicId, revision }: Review,
    words?: string,
  ): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const job = await lockJob(trx, publicId);
      if (!job) throw new ProblemError('NOT_FOUND');
      if (revision !== undefined && revision !== job.revision)
        throw new ProblemError('CONFLICT', { detail: 'The job changed since. Read it again' });
      await takeStep(trx, { job, step, actorId: null, words }, new Date());
    });

  return {
    listWaiting: () => listInReview(db),
    /** What was read, and nothing that came since. */
    approve: (review: Required<Review>) => decide('approve', review),
    /** The reason is what the poster reads. */
    return: (review: Review, reason: string) => decide('return', review, reason),
  };
}
