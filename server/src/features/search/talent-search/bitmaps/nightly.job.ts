import { todayInIndia } from '@callboard/contract/people/birth-date';
import type { Database } from '../../../../platform/db/database.ts';
import { dailyJob } from '../../../../platform/jobs/daily-job.ts';
import { liftTimeLimit, lockBitmaps } from './changes.queries.ts';
import { forgetPastDays, forgetWords, noteWhatTimeChanged } from './nightly.queries.ts';
import { renewAllCuts } from './renew-cuts.ts';

/** Shortly after midnight in India. */
export const createNightlyJob = (db: Database) =>
  dailyJob({
    name: 'search/nightly',
    at: '18:40',
    run: async () => {
      await noteWhatTimeChanged(db);
      await db.transaction().execute(async (trx) => {
        await liftTimeLimit(trx);
        await lockBitmaps(trx);
        await forgetPastDays(trx, todayInIndia());
        await forgetWords(trx);
      });
      await renewAllCuts(db);
    },
  });
