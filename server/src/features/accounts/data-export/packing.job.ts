import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { Emails } from '../../../platform/feature/email.ts';
import type { PersonalData } from '../../../platform/feature/personal-data.ts';
import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import { type Job, job } from '../../../platform/jobs/job.ts';
import { removeFilesLater } from '../../../platform/storage/file-removal.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { exportReadyEmail } from './export.emails.ts';
import { dataExportReady } from './export.events.ts';
import * as queries from './export.queries.ts';
import { packArchive } from './pack-archive.ts';

export const packJob = 'data-export/pack';
export const cleanUpJob = 'data-export/clean-up';

/** The person cancelled it while packing. */
class StoppedError extends Error {
  override readonly name = 'StoppedError';
}

interface PackingOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly emails: Emails;
  readonly storage: Storage;
  readonly publicUrl: string;
  readonly personalData: readonly PersonalData[];
}

type Owner = NonNullable<Awaited<ReturnType<typeof queries.findPacking>>>;

export function createPackingJobs(options: PackingOptions): Job[] {
  const { db, events, emails, storage, publicUrl, personalData } = options;
  const finish = (exportId: number, owner: Owner, bytes: number) =>
    db.transaction().execute(async (trx) => {
      if (!(await queries.markReady(trx, exportId, bytes))) throw new StoppedError();
      const url = `${publicUrl}/app/${owner.kind}/dashboard/profile`;
      const facts = { firstName: owner.first_name, url };
      await emails.send(trx, exportReadyEmail, { to: owner, facts, dedupeKey: `data-export:${exportId}` });
      await events.record(trx, dataExportReady, { accountId: owner.id, exportId });
    });

  const packFor = async (exportId: number, owner: Owner) => {
    const directory = await mkdtemp(join(tmpdir(), 'callboard-export-'));
    const path = join(directory, 'archive.zip');
    const report = async (progress: number) => {
      if (!(await queries.noteProgress(db, exportId, progress))) throw new StoppedError();
    };
    try {
      await packArchive({ db, storage, personalData, accountId: owner.id, path, report });
      // An earlier attempt may have stored a file without recording it.
      await storage.remove(owner.archive_key);
      await storage.putFile(owner.archive_key, path, 'application/zip');
      await finish(exportId, owner, (await stat(path)).size);
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  };

  return [
    job({
      name: packJob,
      payload: z.object({ exportId: z.int() }),
      run: async ({ exportId }, { isLastAttempt }) => {
        const owner = await queries.findPacking(db, exportId);
        if (!owner) return;
        try {
          await packFor(exportId, owner);
        } catch (error) {
          if (error instanceof StoppedError) return storage.remove(owner.archive_key);
          if (isLastAttempt) await queries.markFailed(db, exportId);
          throw error;
        }
      },
    }),
    dailyJob({
      name: cleanUpJob,
      at: '20:50',
      run: () => db.transaction().execute(async (trx) => removeFilesLater(trx, await queries.expireOld(trx))),
    }),
  ];
}
