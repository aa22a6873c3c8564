import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { listJobsToClose } from './project-jobs.queries.ts';
import { lockJob } from './steps.queries.ts';
import { createSteps } from './take-step.ts';

interface ProjectToClose {
  readonly projectId: number;
  /** Who closes it. */
  readonly actorId: number;
}

/**
 * Closes the jobs of a project that closes; who applied is answered by the closing of the project. What nobody but its
 * team and Callboard has read becomes a draft again, and drafts stay.
 */
export const createProjectJobsClosing = ({ events }: { readonly events: EventRecorder }) => {
  const takeStep = createSteps({ events, jobClosings: [] });
  return async (trx: Database, { projectId, actorId }: ProjectToClose): Promise<void> => {
    for (const id of await listJobsToClose(trx, projectId)) {
      const job = await lockJob(trx, id);
      if (!job || job.status === 'draft' || job.status === 'closed') continue;
      const step = job.opened_at === null && job.status === 'in_review' ? 'withdraw' : 'close';
      await takeStep(trx, { job, step, actorId }, new Date());
    }
  };
};
