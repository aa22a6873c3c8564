import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import { removeFilesLater } from '../../../platform/storage/file-removal.ts';
import { deleteOldCards } from './cards.queries.ts';
import { type CompCardOptions, createCompCards } from './comp-card.service.ts';
import { createShareCards } from './share-card.service.ts';

export const tidyJob = 'cards/let-go';
/** A card may show photos that were removed since, so it is checked on every request. */
const retentionDays = 7;

export const createCards = (options: CompCardOptions) => ({
  share: createShareCards(options),
  comp: createCompCards(options),
  jobs: [
    dailyJob({
      name: tidyJob,
      at: '21:20',
      run: () =>
        options.db.transaction().execute(async (trx) => {
          await removeFilesLater(trx, await deleteOldCards(trx, retentionDays));
        }),
    }),
  ],
});
export type Cards = ReturnType<typeof createCards>;
