import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Database } from '../../../../platform/db/database.ts';
import { type Job, type JobRun, job } from '../../../../platform/jobs/job.ts';
import { addJob } from '../../../../platform/jobs/jobs.queries.ts';
import { createQueue } from '../../../../platform/queue.ts';
import { NoSuchKeyError, type Storage } from '../../../../platform/storage/storage.ts';
import { decodeQueue, derivePicture } from '../derive-picture.ts';
import { removeFiles } from '../media.jobs.ts';
import { mediaErrors, RejectedFileError, toRejectedFileError } from '../media-errors.ts';
import { putReel } from '../reels/store-reel.ts';
import { putPhoto, sizeKeysOf } from '../store-photo.ts';
import type { ReadyColumns, WaitingAsset } from './preparing.queries.ts';
import * as queries from './preparing.queries.ts';

/** Each takes up to half a gigabyte of disk while it is checked. */
const queue = createQueue(2);

const checkReel = async (storage: Storage, asset: WaitingAsset, path: string): Promise<ReadyColumns> => {
  await pipeline(await storage.open(asset.source_key), createWriteStream(path, { flags: 'wx', mode: 0o640 }));
  const { kind, content_type, original_key, poster_source_key: posterKey } = asset;
  return putReel(storage, path, {
    kind: kind === 'video' ? 'video' : 'audio',
    contentType: content_type,
    originalKey: original_key,
    ...(posterKey !== null && { poster: await storage.read(posterKey) }),
  });
};

/** Checks a video or a recording in quarantine and moves it to where it is served from. */
const prepareReel = (storage: Storage, workDirectory: string, asset: WaitingAsset) =>
  queue(async () => {
    await mkdir(workDirectory, { recursive: true });
    const path = join(workDirectory, randomUUID());
    try {
      return await checkReel(storage, asset, path);
    } finally {
      await rm(path, { force: true });
    }
  });

/** Decodes a photo from quarantine and moves it to where it is served from. */
const preparePhoto = (storage: Storage, asset: WaitingAsset): Promise<ReadyColumns> =>
  decodeQueue(async () => {
    const bytes = await storage.read(asset.source_key);
    const photo = await derivePicture(bytes);
    const { original_key: _known, ...columns } = await putPhoto(storage, asset.original_key, bytes, photo);
    return columns;
  });

const prepare = 'media/prepare';
const checkLater = 'media/look-after';

/** A file that was open during this many crashes is not opened again. */
const maxCrashes = 3;
/** Jobs of a node that crashed are taken over after this long. */
const checkLaterSeconds = 2 * 60;

interface Waiting {
  readonly assetId: number;
  readonly originalKey: string;
}
const Waiting = z.object({ assetId: z.int(), originalKey: z.string() });

const addJobs = async (db: Database, waiting: Waiting) => {
  await addJob(db, { name: prepare, payload: waiting, key: `${prepare}:${waiting.assetId}` });
  await addJob(db, {
    name: checkLater,
    payload: waiting,
    key: `${checkLater}:${waiting.assetId}`,
    runAt: new Date(Date.now() + checkLaterSeconds * 1000),
  });
};

/** In the caller's transaction: a waiting row and the job that processes it. */
export const addWaiting = async (trx: Database, asset: queries.NewAsset): Promise<number> => {
  const assetId = await queries.insertWaiting(trx, asset);
  await addJobs(trx, { assetId, originalKey: asset.original_key });
  return assetId;
};

/** At startup, restarts whatever was being processed when the server stopped. */
export const resumePreparing = async (db: Database): Promise<void> => {
  for (const { id, original_key } of await queries.listWaiting(db)) {
    await addJobs(db, { assetId: id, originalKey: original_key });
  }
};

export interface PreparingOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly workDirectory: string;
  /** In the transaction that rejects it, so features that show it can react. */
  readonly onRejected: (trx: Database, assetId: number) => Promise<void>;
}

const filesMadeFrom = (originalKey: string) => [originalKey, ...Object.values(sizeKeysOf(originalKey))];

/** The text for the owner when the file is invalid; undefined when the error is ours and worth a retry. */
const rejectionFor = (error: unknown, { isLastAttempt }: JobRun): string | undefined => {
  const rejection = toRejectedFileError(error);
  if (rejection instanceof RejectedFileError) return rejection.message;
  if (error instanceof NoSuchKeyError) return mediaErrors.lost;
  return isLastAttempt ? mediaErrors.failed : undefined;
};

export function createPreparingJobs({ db, storage, workDirectory, onRejected }: PreparingOptions): Job[] {
  /** Removed while it was processed, so only this job knows its files. */
  const clearLeftovers = async ({ assetId, originalKey }: Waiting) => {
    const state = await queries.findState(db, assetId);
    if (state === 'ready' || state === 'processing') return;
    for (const key of filesMadeFrom(originalKey)) await storage.remove(key);
  };

  const markAsReady = async (asset: queries.WaitingAsset, columns: queries.ReadyColumns) => {
    const sources = [asset.source_key, asset.poster_source_key].filter((key) => key !== null);
    const isMarked = await db.transaction().execute(async (trx) => {
      if (!(await queries.markReady(trx, asset.id, columns))) return false;
      await addJob(trx, { name: removeFiles, payload: { keys: sources } });
      return true;
    });
    if (!isMarked) await clearLeftovers({ assetId: asset.id, originalKey: asset.original_key });
  };

  const reject = (asset: queries.WaitingAsset, reason: string) =>
    db.transaction().execute(async (trx) => {
      await queries.lockShowing(trx, asset.id);
      if (!(await queries.markRejected(trx, asset.id, reason))) return;
      await onRejected(trx, asset.id);
      const sources = [asset.source_key, asset.poster_source_key].filter((key) => key !== null);
      await addJob(trx, {
        name: removeFiles,
        payload: { keys: [...sources, ...filesMadeFrom(asset.original_key)] },
      });
    });

  const run = async (waiting: Waiting, jobRun: JobRun) => {
    const asset = await queries.beginTry(db, waiting.assetId);
    if (!asset) return clearLeftovers(waiting);
    if (asset.tries > maxCrashes) return reject(asset, mediaErrors.failed);
    try {
      const columns = await (asset.kind === 'photo'
        ? preparePhoto(storage, asset)
        : prepareReel(storage, workDirectory, asset));
      await markAsReady(asset, columns);
    } catch (error) {
      const reason = rejectionFor(error, jobRun);
      if (reason !== undefined) return reject(asset, reason);
      await queries.endTry(db, asset.id);
      throw error;
    }
  };

  const addJobsIfWaiting = async (waiting: Waiting) => {
    if (await queries.isWaitingToday(db, waiting.assetId)) await addJobs(db, waiting);
  };

  return [
    job({ name: prepare, payload: Waiting, run }),
    job({ name: checkLater, payload: Waiting, run: addJobsIfWaiting }),
  ];
}
