import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { job } from '../jobs/job.ts';
import { addJob } from '../jobs/jobs.queries.ts';
import type { Storage } from './storage.ts';

const name = 'storage/remove-files';

/**
 * Deletes files after their rows: keys are recorded in the same transaction, and failed deletions are
 * retried.
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
