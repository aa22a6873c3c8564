import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../../platform/db/database.ts';
import { dailyJob } from '../../../../platform/jobs/daily-job.ts';
import type { Job } from '../../../../platform/jobs/job.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { deleteUploads } from '../uploads.queries.ts';
import type { Pieces } from './pieces.ts';
import { listExpired, listKnown } from './resumable.queries.ts';
import { keyOfName } from './upload-name.ts';

export const expireUploads = 'media/expire-uploads';

const dayMs = 24 * 60 * 60 * 1000;

interface ExpiringOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly pieces: Pieces;
  readonly workDirectory: string;
}

export function createExpiring({ db, storage, pieces, workDirectory }: ExpiringOptions): Job {
  const removeExpired = async () => {
    const keys = await listExpired(db);
    for (const key of keys) {
      await pieces.remove(key);
      await storage.remove(key);
    }
    await deleteUploads(db, keys);
  };

  /** Files without a row, for instance after an account was erased. */
  const removeOrphans = async () => {
    const keys = (await pieces.names()).map(keyOfName).filter((key) => key !== undefined);
    const known = new Set(await listKnown(db, keys));
    for (const key of keys) if (!known.has(key)) await pieces.remove(key);
  };

  /** Left behind by a crashed server. */
  const clearWorkDirectory = async () => {
    for (const name of await readdir(workDirectory).catch(() => [])) {
      const path = join(workDirectory, name);
      const found = await stat(path).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > dayMs) await rm(path, { force: true });
    }
  };

  return dailyJob({
    name: expireUploads,
    // After accounts are erased, so their files are gone the same night.
    at: '21:10',
    run: async () => {
      await removeExpired();
      await removeOrphans();
      await clearWorkDirectory();
    },
  });
}
