import { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import { type Job, job } from '../../platform/jobs/job.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { deleteUploads } from './uploads.queries.ts';

/** Uploads nobody recorded in time, and what is left of those somebody did. */
export const discardUploads = 'media/discard-uploads';
/** Files of pictures that were replaced. */
export const removeFiles = 'media/remove-files';

const Keys = z.object({ keys: z.array(z.string()) });

export function createMediaJobs({ db, storage }: { db: Database; storage: Storage }): Job[] {
  const removeAll = (keys: readonly string[]) => Promise.all(keys.map((key) => storage.remove(key)));
  return [
    job({
      name: discardUploads,
      payload: Keys,
      run: async ({ keys }) => {
        await removeAll(keys);
        await deleteUploads(db, keys);
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
