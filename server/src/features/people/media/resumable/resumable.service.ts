import { maxUnfinishedUploads, maxUnrecordedUploads } from '@callboard/contract/people/gallery';
import type { Database } from '../../../../platform/db/database.ts';
import { ProblemError } from '../../../../platform/http/problem-error.ts';
import type { Limits } from '../../../../platform/limits/limits.ts';
import type { DiskSpace } from '../../../../platform/storage/disk-space.ts';
import { quarantine } from '../../../../platform/storage/keys.ts';
import { KeyTakenError, type Storage } from '../../../../platform/storage/storage.ts';
import type { Allowances } from '../../storage-allowance/index.ts';
import type { Announcement } from './announcement.ts';
import type { Pieces } from './pieces.ts';
import * as queries from './resumable.queries.ts';
import { keyOfName, makeUploadKey, nameOfKey } from './upload-name.ts';

const startsPerHour = { max: 60, seconds: 60 * 60 };
/**
 * While it is checked, a video exists three times: in quarantine, in the working folder and where it is
 * served from.
 */
const copiesWhileChecked = 3;

interface ResumableOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly limits: Limits;
  readonly pieces: Pieces;
  readonly allowances: Allowances;
  /** The free space of the upload directory. */
  readonly space: DiskSpace;
}

interface StartedUpload {
  readonly name: string;
  readonly expires: Date;
  /** Bytes that can still be announced. */
  readonly left: number;
}

const assertNotTooMany = ({ unfinished, unrecorded }: { unfinished: number; unrecorded: number }) => {
  if (unfinished >= maxUnfinishedUploads) {
    const detail = `${maxUnfinishedUploads} uploads are in progress. Finish or stop one of them first.`;
    throw new ProblemError('CONFLICT', { detail });
  }
  if (unrecorded >= maxUnrecordedUploads) {
    const detail = `${maxUnrecordedUploads} uploads aren’t saved yet. Save or remove one of them first.`;
    throw new ProblemError('CONFLICT', { detail });
  }
};

type Sized = Pick<queries.ResumableUpload, 'key' | 'content_type' | 'bytes'>;

/** Resumable uploads: owner, progress and completion. */
export function createResumable({ db, storage, limits, pieces, allowances, space }: ResumableOptions) {
  /** Moves a complete file into quarantine. */
  const putIntoQuarantine = async ({ key, content_type }: Sized) => {
    try {
      await storage.putFile(key, pieces.pathOf(key), content_type);
    } catch (error) {
      // Another node was first, or the server crashed right after it.
      if (!(error instanceof KeyTakenError) && !(await storage.inspect(key))) throw error;
    }
  };

  /**
   * Finishes a complete upload. When the server crashes after the last piece, the next request for it
   * finishes it here.
   */
  const finishIfComplete = async (upload: Sized & { readonly arrived_at: Date | null }): Promise<boolean> => {
    if (upload.arrived_at) return true;
    const size = await pieces.sizeOf(upload.key);
    if (size === undefined ? !(await storage.inspect(upload.key)) : size !== upload.bytes) return false;
    if (size !== undefined) await putIntoQuarantine(upload);
    await queries.markArrived(db, upload.key);
    await pieces.remove(upload.key);
    return true;
  };

  /** Uploads of other accounts are not found, whether they exist or not. */
  const find = async (ownerId: number, name: string): Promise<queries.ResumableUpload> => {
    const key = keyOfName(name);
    const upload = key && (await queries.findResumable(db, key, ownerId));
    if (!upload) throw new ProblemError('NOT_FOUND');
    return upload;
  };

  return {
    finishIfComplete,

    /** Returns the name to upload to and its expiry. */
    async begin(ownerId: number, { contentType, bytes }: Announcement): Promise<StartedUpload> {
      await limits.take(`resumable:${ownerId}`, startsPerHour);
      await space.requireSpace(copiesWhileChecked * bytes);
      await storage.requireSpace(copiesWhileChecked * bytes);
      await pieces.prepare();
      const key = makeUploadKey(quarantine, contentType);
      const { expires_at, left } = await db.transaction().execute(async (trx) => {
        const remaining = await allowances.take(trx, ownerId, [bytes]);
        assertNotTooMany(await queries.countWaiting(trx, ownerId));
        const row = await queries.insertResumable(trx, { key, ownerId, contentType, bytes });
        return { ...row, left: remaining };
      });
      return { name: nameOfKey(key), expires: expires_at, left };
    },

    find,

    /** After the last piece. */
    async finish(ownerId: number, name: string): Promise<void> {
      await finishIfComplete(await find(ownerId, name));
    },

    /** The disk was full before the first piece, so the upload is deleted and does not count. */
    async abandon(ownerId: number, name: string): Promise<void> {
      const { key } = await find(ownerId, name);
      await pieces.remove(key);
      await queries.deleteUnrecorded(db, key);
    },

    async stop({ key }: queries.ResumableUpload): Promise<void> {
      if (!(await queries.deleteUnrecorded(db, key))) {
        throw new ProblemError('CONFLICT', { detail: 'This is already saved. Remove it there.' });
      }
      await pieces.remove(key);
      await storage.remove(key);
    },
  };
}
export type Resumable = ReturnType<typeof createResumable>;
