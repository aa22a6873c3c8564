import { z } from 'zod';
import type { Database } from '../../../../platform/db/database.ts';
import { type Job, job } from '../../../../platform/jobs/job.ts';
import { runEach } from '../../../../platform/jobs/run-each.ts';
import { isShownNow, listShownJobs, lookAgainJob } from '../../jobs/index.ts';
import { readFields } from '../job-fields.queries.ts';
import { countRevision, lockJob } from '../steps.queries.ts';
import { createSteps, type StepOptions } from '../take-step.ts';
import { checkJob } from './check-job.ts';

export interface LookingOptions extends Pick<StepOptions, 'events'> {
  readonly db: Database;
}

/** Looks through the jobs of a project that changed, or whose characters did, because they show what it says. */
export function createLookingAgain({ db, events }: LookingOptions): Job {
  const takeStep = createSteps({ events, jobClosings: [] });

  const look = (jobId: number): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const held = await lockJob(trx, jobId);
      const fields = held && (await readFields(trx, jobId));
      if (!held || !fields || !isShownNow(held.status)) return;
      const checked = await checkJob(trx, jobId, fields);
      const isReviewed = held.status === 'in_review';
      if (!isReviewed && checked.isNewlyBlocked)
        await takeStep(trx, { job: held, step: 'flag', actorId: null }, new Date());
      // Who reviews it has to read it again.
      if (isReviewed ? checked.isChanged : checked.isNewlyBlocked) await countRevision(trx, jobId);
    });

  return job({
    name: lookAgainJob,
    payload: z.object({ projectId: z.int() }),
    run: async ({ projectId }) => runEach(await listShownJobs(db, projectId), look),
  });
}
