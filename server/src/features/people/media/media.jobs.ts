import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { type Job, job } from '../../../platform/jobs/job.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { deleteUploads, listDiscardable } from './uploads.queries.ts';

/** Uploads that were not recorded in time, and what is left of recorded ones. */
export const discardUploads = 'media/discard-uploads';
/** Files of pictures that were replaced. */
export const removeFiles = 'media/remove-files';

const Keys = z.object({ keys: z.array(z.string()) });
const hourMs = 60 * 60 * 1000;

export function createMediaJobs({ db, storage }: { db: Database; storage: Storage }): Job[] {
  const removeAll = (keys: readonly string[]) => Promise.all(keys.map((key) => storage.remove(key)));
  return [
    job({
      name: discardUploads,
      payload: Keys,
      run: async ({ keys }) => {
        const discardable = await listDiscardable(db, keys);
        await removeAll(discardable);
        await deleteUploads(db, discardable);
        const waiting = keys.filter((key) => !discardable.includes(key));
        if (waiting.length === 0) return;
        await addJob(db, {
          name: discardUploads,
          payload: { keys: waiting },
          runAt: new Date(Date.now() + hourMs),
        });
      },
    }),
    job({
      name: removeFiles,
      payload: Keys,
      run: async ({ keys }) => {
        await removeAll(keys);
      },
    }),
  ];
}
