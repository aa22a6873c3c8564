import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { type EventHandler, on } from '../../../platform/events/event.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import { type Job, job } from '../../../platform/jobs/job.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import { runEach } from '../../../platform/jobs/run-each.ts';
import { jobOpened } from '../../casting/job-postings/index.ts';
import type { JobSearch } from '../../casting/job-search/index.ts';
import { newJobsFound } from './job-alerts.notifications.ts';
import { type DueAlert, listDue, markTold } from './job-alerts.queries.ts';
import { readKept } from './kept-filters.ts';

interface TellingNeeds {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly jobSearch: Pick<JobSearch, 'openedBetween'>;
}

function findNew({ jobSearch }: TellingNeeds, { talent_id, told_at, filters }: DueAlert, until: Date) {
  const kept = readKept(filters);
  return kept && jobSearch.openedBetween(talent_id, { ...kept, activeJobs: true }, told_at, until);
}

/** What opened just now may not be committed yet: the next time finds it. */
const settlingMs = 5000;

async function tell(needs: TellingNeeds, rhythm: 'now' | 'daily'): Promise<void> {
  const until = new Date(Date.now() - settlingMs);
  await runEach(await listDue(needs.db, rhythm), async (due) => {
    const found = await findNew(needs, due, until);
    await needs.db.transaction().execute(async (trx) => {
      if (!(await markTold(trx, due, until)) || found?.newestId === undefined) return;
      const { count, newestId: jobId } = found;
      const told = { searchId: due.id, talentId: due.talent_id, count, jobId };
      await needs.events.record(trx, newJobsFound, told);
    });
  });
}

const nowJob = 'job-alerts/now';
/** Jobs that are posted together are told of together. */
const gatheredForMs = 60_000;

export const createAlertJobs = (needs: TellingNeeds): Job[] => [
  job({ name: nowJob, payload: z.object({}), run: () => tell(needs, 'now') }),
  // At 9 in the morning in India.
  dailyJob({ name: 'job-alerts/daily', at: '03:30', run: () => tell(needs, 'daily') }),
];

export const whenJobsOpen = ({ db }: Pick<TellingNeeds, 'db'>): EventHandler =>
  on(jobOpened, 'tell talents whose saved search it matches', () =>
    addJob(db, {
      name: nowJob,
      payload: {},
      key: nowJob,
      runAt: new Date(Date.now() + gatheredForMs),
      // Jobs that keep opening would put it off for ever.
      keepsTime: true,
    }),
  );
