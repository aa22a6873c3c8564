import { z } from 'zod';
import type { Database } from '../../../../platform/db/database.ts';
import { type Job, type JobRun, job } from '../../../../platform/jobs/job.ts';
import { addJob } from '../../../../platform/jobs/jobs.queries.ts';
import { NoSuchKeyError, type Storage } from '../../../../platform/storage/storage.ts';
import { removeFiles } from '../media.jobs.ts';
import { RefusedError, toRefusal } from '../refused-error.ts';
import { sizeKeysOf } from '../store-photo.ts';
import { words } from '../words.ts';
import { preparePhoto } from './prepare-photo.ts';
import { prepareReel } from './prepare-reel.ts';
import * as queries from './preparing.queries.ts';

const prepare = 'media/prepare';
const lookAfter = 'media/look-after';

/** A file during which the server went down this often is not opened again. */
const mostLostTries = 3;
/** A node that is gone does not finish its jobs; another one notices after this long. */
const lookAfterSeconds = 2 * 60;

interface Waiting {
  readonly assetId: number;
  readonly originalKey: string;
}
const Waiting = z.object({ assetId: z.int(), originalKey: z.string() });

const askFor = async (db: Database, waiting: Waiting) => {
  await addJob(db, { name: prepare, payload: waiting, key: `${prepare}:${waiting.assetId}` });
  await addJob(db, {
    name: lookAfter,
    payload: waiting,
    key: `${lookAfter}:${waiting.assetId}`,
    runAt: new Date(Date.now() + lookAfterSeconds * 1000),
  });
};

/** Part of the caller's transaction: a row that waits, and the job that looks at what it stands for. */
export const addWaiting = async (trx: Database, asset: queries.NewAsset): Promise<number> => {
  const assetId = await queries.insertWaiting(trx, asset);
  await askFor(trx, { assetId, originalKey: asset.original_key });
  return assetId;
};

/** After a start: whatever was under way when the server went down begins again. */
export const resumePreparing = async (db: Database): Promise<void> => {
  for (const { id, original_key } of await queries.listWaiting(db)) {
    await askFor(db, { assetId: id, originalKey: original_key });
  }
};

export interface PreparingOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly workDirectory: string;
  /** In the transaction that refuses it: whoever shows it has to let go of it. */
  readonly onRefused: (trx: Database, assetId: number) => Promise<void>;
}

const madeFrom = (originalKey: string) => [originalKey, ...Object.values(sizeKeysOf(originalKey))];

/** Words for the owner when the file is at fault; undefined when we are, and it is worth another try. */
const refusalFor = (error: unknown, { isLastAttempt }: JobRun): string | undefined => {
  const refusal = toRefusal(error);
  if (refusal instanceof RefusedError) return refusal.message;
  if (error instanceof NoSuchKeyError) return words.lost;
  return isLastAttempt ? words.failed : undefined;
};

export function createPreparingJobs({ db, storage, workDirectory, onRefused }: PreparingOptions): Job[] {
  /** Removed while it was being made ready: then nobody knows its files any more, save this job. */
  const clearLeftovers = async ({ assetId, originalKey }: Waiting) => {
    const state = await queries.findState(db, assetId);
    if (state === 'ready' || state === 'processing') return;
    for (const key of madeFrom(originalKey)) await storage.remove(key);
  };

  const keep = async (asset: queries.WaitingAsset, columns: queries.ReadyColumns) => {
    const sources = [asset.source_key, asset.poster_source_key].filter((key) => key !== null);
    const isKept = await db.transaction().execute(async (trx) => {
      if (!(await queries.markReady(trx, asset.id, columns))) return false;
      await addJob(trx, { name: removeFiles, payload: { keys: sources } });
      return true;
    });
    if (!isKept) await clearLeftovers({ assetId: asset.id, originalKey: asset.original_key });
  };

  const refuse = (asset: queries.WaitingAsset, refusal: string) =>
    db.transaction().execute(async (trx) => {
      await queries.lockShowing(trx, asset.id);
      if (!(await queries.markRefused(trx, asset.id, refusal))) return;
      await onRefused(trx, asset.id);
      const sources = [asset.source_key, asset.poster_source_key].filter((key) => key !== null);
      await addJob(trx, {
        name: removeFiles,
        payload: { keys: [...sources, ...madeFrom(asset.original_key)] },
      });
    });

  const run = async (waiting: Waiting, jobRun: JobRun) => {
    const asset = await queries.beginTry(db, waiting.assetId);
    if (!asset) return clearLeftovers(waiting);
    if (asset.tries > mostLostTries) return refuse(asset, words.failed);
    try {
      const columns = await (asset.kind === 'photo'
        ? preparePhoto(storage, asset)
        : prepareReel(storage, workDirectory, asset));
      await keep(asset, columns);
    } catch (error) {
      const refusal = refusalFor(error, jobRun);
      if (refusal !== undefined) return refuse(asset, refusal);
      await queries.endTry(db, asset.id);
      throw error;
    }
  };

  const lookAgain = async (waiting: Waiting) => {
    if (await queries.isWaitingToday(db, waiting.assetId)) await askFor(db, waiting);
  };

  return [
    job({ name: prepare, payload: Waiting, run }),
    job({ name: lookAfter, payload: Waiting, run: lookAgain }),
  ];
}
