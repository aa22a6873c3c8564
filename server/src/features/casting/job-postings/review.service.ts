import type { Database } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { lockJob } from './steps.queries.ts';
import { createSteps, type StepOptions } from './take-step.ts';

interface ReviewOptions extends Pick<StepOptions, 'events'> {
  readonly db: Database;
}

interface Review {
  /** The id in the URL of the job. */
  readonly publicId: string;
}

/** What Callboard decides about jobs in review. */
export function createJobReview({ db, events }: ReviewOptions) {
  const takeStep = createSteps({ events, jobClosings: [] });

  const decide = (step: 'approve' | 'return', { publicId }: Review, words?: string): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const job = await lockJob(trx, publicId);
      if (!job) throw new ProblemError('NOT_FOUND');
      await takeStep(trx, { job, step, actorId: null, words }, new Date());
    });

  return {
    approve: (review: Review) => decide('approve', review),
    /** The reason is what the poster reads. */
    return: (review: Review, reason: string) => decide('return', review, reason),
  };
}
export type JobReview = ReturnType<typeof createJobReview>;
