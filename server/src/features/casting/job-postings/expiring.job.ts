import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import { type Job, job } from '../../../platform/jobs/job.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import { runEach } from '../../../platform/jobs/run-each.ts';
import { listDue } from './expiring.queries.ts';
import { lockJob } from './steps.queries.ts';
import { createSteps } from './take-step.ts';

const expireJob = 'jobs/expire';
const Expiry = z.object({ jobId: z.int() });

/** At its deadline. A new deadline takes the place of the old one. */
export const expireLater = async (trx: Database, jobId: number, closesAt: Date | null) => {
  if (closesAt === null) return;
  await addJob(trx, {
    name: expireJob,
    payload: { jobId },
    key: `${expireJob}:${jobId}`,
    runAt: closesAt,
  });
};

export interface ExpiringOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly now?: () => Date;
}

/** Nothing depends on its being punctual: a job past its deadline takes no applications in any case. */
export function createExpiring({ db, events, now = () => new Date() }: ExpiringOptions) {
  const takeStep = createSteps({ events, jobClosings: [] });

  /** Once, however many nodes try: the second finds it expired. */
  const expire = (jobId: number): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const due = await lockJob(trx, jobId);
      if (!due || (due.status !== 'open' && due.status !== 'paused')) return;
      if (due.closes_at === null || due.closes_at > now()) return;
      await takeStep(trx, { job: due, step: 'expire', actorId: null }, now());
    });

  const jobs: readonly Job[] = [
    job({ name: expireJob, payload: Expiry, run: ({ jobId }) => expire(jobId) }),
    dailyJob({
      name: 'jobs/expire-left-over',
      at: '18:31',
      run: async () => runEach(await listDue(db, now()), expire),
    }),
  ];
  return { expire, jobs };
}
