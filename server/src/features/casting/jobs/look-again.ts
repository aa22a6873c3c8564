import type { Database } from '../../../platform/db/database.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import { listShownJobs } from './jobs.queries.ts';

export const lookAgainJob = 'jobs/look-again';

/** For projects: their jobs show what they say, and are looked through again when that changes. */
export const lookAgain = async (trx: Database, projectId: number): Promise<void> => {
  if ((await listShownJobs(trx, projectId)).length === 0) return;
  await addJob(trx, { name: lookAgainJob, payload: { projectId }, key: `${lookAgainJob}:${projectId}` });
};
