import type { Database } from '../../../platform/db/database.ts';
import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { quarantine } from '../../../platform/storage/keys.ts';
import type { ListedFile, Storage } from '../../../platform/storage/storage.ts';
import * as queries from './check-storage.queries.ts';

const batch = 1000;

interface CheckOptions {
  readonly db: Database;
  readonly storage: Pick<Storage, 'list' | 'remove'>;
  /** Logs what needs a person to look at. */
  readonly complain: (facts: Readonly<Record<string, unknown>>, text: string) => void;
}

/** Compares the storage with its rows every night. */
export function createStorageCheck({ db, storage, complain }: CheckOptions): Job {
  const writeListing = async () => {
    await queries.forgetListing(db);
    let files: ListedFile[] = [];
    for await (const file of storage.list()) {
      files.push(file);
      if (files.length < batch) continue;
      await queries.noteListing(db, files);
      files = [];
    }
    if (files.length > 0) await queries.noteListing(db, files);
  };

  /** An unknown file in quarantine is deleted; anywhere else a person has to find out why it is there. */
  const removeAbandoned = async (keys: readonly string[]) => {
    for (const key of keys) await storage.remove(key);
  };

  return dailyJob({
    name: 'storage/compare',
    // After the other jobs that delete files.
    at: '22:10',
    run: async () => {
      await writeListing();
      const unknown = await queries.listUnknownFiles(db);
      const abandoned = unknown.filter(({ key }) => key.startsWith(`${quarantine}/`));
      const unexplained = unknown.filter(({ key }) => !key.startsWith(`${quarantine}/`));
      const facts = {
        corrected: await queries.correctCounts(db),
        abandoned: abandoned.length,
        unexplained: unexplained.length,
        unexplainedBytes: unexplained.reduce((sum, { bytes }) => sum + Number(bytes), 0),
        missing: await queries.countMissingFiles(db),
      };
      await removeAbandoned(abandoned.map(({ key }) => key));
      await queries.forgetListing(db);
      if (facts.unexplained + facts.missing > 0) {
        complain(facts, 'What the store holds is not what the database says.');
      }
    },
  });
}
