import { todayInIndia } from '@callboard/contract/people/ages';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { runEach } from '../../../platform/jobs/run-each.ts';
import { profileViewed } from './profile-visits.events.ts';
import { listVisitedTalents } from './viewed-yesterday.queries.ts';

const dayMs = 24 * 60 * 60 * 1000;
const yesterdayInIndia = () => new Date(Date.parse(todayInIndia()) - dayMs).toISOString().slice(0, 10);

/** Notifies every talent who had visitors on the day that just ended in India. */
export const createViewedYesterdayJob = ({
  db,
  events,
}: {
  readonly db: Database;
  readonly events: EventRecorder;
}): Job =>
  dailyJob({
    name: 'profile-views/sum-up-yesterday',
    at: '18:35',
    run: async () => {
      const day = yesterdayInIndia();
      await runEach(await listVisitedTalents(db, day), (talentId) =>
        db.transaction().execute((trx) => events.record(trx, profileViewed, { talentId, day })),
      );
    },
  });
