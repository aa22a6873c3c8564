import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import {
  columnsOf,
  type LeavingAccount,
  type PersonalData,
} from '../../../platform/feature/personal-data.ts';
import { dailyJob } from '../../../platform/jobs/daily-job.ts';
import { type Job, job } from '../../../platform/jobs/job.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import { removeFilesLater } from '../../../platform/storage/file-removal.ts';
import { graceDays } from '../sign-in/index.ts';
import { accountErased } from './closing.events.ts';
import * as queries from './erasing.queries.ts';

export const eraseDueJob = 'account-closing/erase-due';
const eraseOneJob = 'account-closing/erase-one';

export interface ErasingOptions {
  readonly db: Database;
  readonly events: EventRecorder;
  readonly personalData: readonly PersonalData[];
}

type Erasing = Omit<ErasingOptions, 'db'>;

const listFiles = async (trx: Database, accountId: number, personalData: readonly PersonalData[]) => {
  const keys: (string | null)[] = [];
  for (const { files } of personalData) keys.push(...((await files?.(trx, accountId)) ?? []));
  return keys.filter((key) => key !== null);
};

/** Referenced rows are deleted last. */
const deleteBelongings = async (trx: Database, accountId: number, personalData: readonly PersonalData[]) => {
  const columns = personalData.flatMap(columnsOf);
  for (const when of ['deleted', 'deleted last'])
    for (const { table, owner, erasing } of columns)
      if (erasing === when) await queries.deleteRows(trx, table, owner, accountId);
};

/** Erases personal data in one transaction. Files are deleted afterwards; their keys are recorded first. */
export async function eraseWithin(
  trx: Database,
  account: LeavingAccount,
  { events, personalData }: Erasing,
): Promise<void> {
  const { id: accountId } = account;
  const files = await listFiles(trx, accountId, personalData);
  await queries.noteErasure(trx, account);
  for (const { empty } of personalData) await empty?.(trx, account, events);
  await deleteBelongings(trx, accountId, personalData);
  await queries.emptyAccount(trx, account);
  await events.record(trx, accountErased, { accountId });
  await removeFilesLater(trx, files);
}

export function createErasing({ db, ...erasing }: ErasingOptions): { readonly jobs: readonly Job[] } {
  const eraseOne = ({ accountId }: { accountId: number }) =>
    db.transaction().execute(async (trx) => {
      const account = await queries.lockDue(trx, accountId, graceDays);
      if (account) await eraseWithin(trx, account, erasing);
    });

  return {
    jobs: [
      dailyJob({
        name: eraseDueJob,
        at: '20:40',
        // One job per person, so one failure does not hold up the others.
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
