import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import { type Job, job } from '../../../platform/jobs/job.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import { removeFilesLater } from '../../../platform/storage/file-removal.ts';
import { graceDays } from '../sign-in/index.ts';
import { accountErased } from './closing.events.ts';
import { forgetNews } from './erase-news.queries.ts';
import {
  emptyRecruiter,
  emptyTalent,
  eraseOwnMessages,
  eraseOwnReports,
  leaveSearchLinks,
} from './erase-profile.queries.ts';
import * as queries from './erasing.queries.ts';

export const eraseDueJob = 'account-closing/erase-due';
const eraseOneJob = 'account-closing/erase-one';

interface ErasingOptions {
  readonly db: Database;
  readonly events: EventRecorder;
}

/**
 * Takes out everything personal in one transaction. The files follow: their keys are written down before the
 * rows that knew them are gone.
 */
export async function eraseWithin(trx: Database, account: queries.ClosedAccount, events: EventRecorder) {
  const { id: accountId } = account;
  const files = await queries.listFilesOf(trx, accountId);
  await queries.noteErasure(trx, account);
  await eraseOwnMessages(trx, accountId);
  await eraseOwnReports(trx, accountId);
  await emptyTalent(trx, accountId);
  await emptyRecruiter(trx, accountId);
  await leaveSearchLinks(trx, accountId);
  await forgetNews(trx, accountId);
  await queries.deleteBelongings(trx, accountId);
  await queries.forgetAddresses(trx, account);
  await queries.forgetLettersFrom(trx, account);
  await queries.emptyAccount(trx, account);
  await events.record(trx, accountErased, { accountId });
  await removeFilesLater(trx, files);
}

export function createErasing({ db, events }: ErasingOptions): { readonly jobs: readonly Job[] } {
  const eraseOne = ({ accountId }: { accountId: number }) =>
    db.transaction().execute(async (trx) => {
      const account = await queries.lockDue(trx, accountId, graceDays);
      if (account) await eraseWithin(trx, account, events);
    });

  return {
    jobs: [
      dailyJob({
        name: eraseDueJob,
        at: '20:40',
        // One job a person: what fails for one of them holds up nobody else.
        run: async () => {
          for (const accountId of await queries.listDueForErasing(db, graceDays)) {
            await addJob(db, {
              name: eraseOneJob,
              payload: { accountId },
              key: `${eraseOneJob}:${accountId}`,
            });
          }
        },
      }),
      job({ name: eraseOneJob, payload: z.object({ accountId: z.int() }), run: eraseOne }),
    ],
  };
}
