import { todayInIndia } from '@callboard/contract/people/ages';
import type { Database } from '../../../../platform/db/database.ts';
import { dailyJob } from '../../../../platform/jobs/daily-job.ts';
import { lockBitmaps, removeTimeLimit } from './changes.queries.ts';
import { deletePastDays, deleteUnusedWords, queueDateChanges } from './nightly.queries.ts';
import { renewAllCuts } from './renew-cuts.ts';

/** Just after midnight in India. */
export const createNightlyJob = (db: Database) =>
  dailyJob({
    name: 'search/nightly',
    at: '18:40',
    run: async () => {
      await queueDateChanges(db);
      await db.transaction().execute(async (trx) => {
        await removeTimeLimit(trx);
        await lockBitmaps(trx);
        await deletePastDays(trx, todayInIndia());
        await deleteUnusedWords(trx);
      });
      await renewAllCuts(db);
    },
  });
