import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { job } from '../jobs/job.ts';
import { addJob } from '../jobs/jobs.queries.ts';
import type { Storage } from './storage.ts';

const name = 'storage/remove-files';

/**
 * Files go after the rows that knew them, and surely: their keys are written down in the same transaction, and
 * a store that is away is tried again.
 */
export function createFileRemoval(storage: Pick<Storage, 'remove'>) {
  return {
    jobs: [
      job({
        name,
        payload: z.object({ keys: z.array(z.string()) }),
        run: async ({ keys }) => {
          for (const key of keys) await storage.remove(key);
        },
      }),
    ],
  };
}

/** Part of the caller's transaction. */
export const removeFilesLater = async (trx: Database, keys: readonly string[]): Promise<void> => {
  if (keys.length > 0) await addJob(trx, { name, payload: { keys } });
};
