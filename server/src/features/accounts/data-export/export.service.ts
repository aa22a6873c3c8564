import type { DataExport } from '@callboard/contract/accounts/user';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import type { Member } from '../../../platform/http/own-account.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import { removeFilesLater } from '../../../platform/storage/file-removal.ts';
import { makeKey } from '../../../platform/storage/keys.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { dataExportRequested } from './export.events.ts';
import { noExport, toDataExport } from './export.mapper.ts';
import * as queries from './export.queries.ts';
import { packJob } from './packing.job.ts';

const aDay = 3;
const linkSeconds = 10 * 60;

interface DataExportOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly storage: Storage;
}

export function createDataExport({ db, events, storage }: DataExportOptions) {
  const toAnswer = async (row: queries.ExportRow | undefined): Promise<DataExport> => {
    if (!row) return noExport;
    const saveAs = `callboard-data-${row.requested_at.toISOString().slice(0, 10)}.zip`;
    const url =
      row.state === 'ready' ? await storage.signDownload(row.archive_key, linkSeconds, saveAs) : null;
    return toDataExport(row, url);
  };

  const rejectTooMany = async (trx: Database, accountId: number) => {
    const { asked, seconds_left } = await queries.countSinceYesterday(trx, accountId);
    if (asked < aDay) return;
    throw new ProblemError('RATE_LIMITED', {
      detail: `You’ve asked ${aDay} times today. Try again in ${Math.ceil(seconds_left / 3600)} hours.`,
      retryAfterSeconds: seconds_left,
    });
  };

  const requestWithin = async (trx: Database, accountId: number) => {
    await queries.lockAccount(trx, accountId);
    const running = await queries.findLatest(trx, accountId);
    if (running?.state === 'packing') return running;
    await rejectTooMany(trx, accountId);
    await removeFilesLater(trx, await queries.discardAll(trx, accountId));
    const row = await queries.insertExport(trx, accountId, makeKey('exports', 'zip'));
    await addJob(trx, { name: packJob, payload: { exportId: row.id }, maxAttempts: 4 });
    await events.record(trx, dataExportRequested, { accountId, exportId: row.id });
    return row;
  };

  return {
    look: async ({ accountId }: Member) => toAnswer(await queries.findLatest(db, accountId)),

    /** A repeated request returns the one in progress. */
    async request({ accountId }: Member): Promise<DataExport> {
      await storage.requireSpace(0);
      return toAnswer(await db.transaction().execute((trx) => requestWithin(trx, accountId)));
    },

    async discard({ accountId }: Member): Promise<DataExport> {
      await db.transaction().execute(async (trx) => {
        await queries.lockAccount(trx, accountId);
        await removeFilesLater(trx, await queries.discardAll(trx, accountId));
      });
      return noExport;
    },
  };
}
export type DataExportService = ReturnType<typeof createDataExport>;
