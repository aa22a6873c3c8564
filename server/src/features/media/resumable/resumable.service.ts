import { maxUnfinishedUploads } from '@callboard/contract/gallery';
import type { Database } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { quarantine } from '../../../platform/storage/keys.ts';
import { KeyTakenError, type Storage } from '../../../platform/storage/storage.ts';
import type { Announcement } from './announcement.ts';
import type { Pieces } from './pieces.ts';
import * as queries from './resumable.queries.ts';
import { keyOfName, makeReelKey, nameOfKey } from './upload-name.ts';

const beginsPerHour = { max: 60, seconds: 60 * 60 };

interface ResumableOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly limits: Limits;
  readonly pieces: Pieces;
}

interface Begun {
  readonly name: string;
  readonly expires: Date;
}

type Sized = Pick<queries.ResumableUpload, 'key' | 'content_type' | 'bytes'>;

/** Uploads that may stop and go on: whose they are, how far they are, and what becomes of them. */
export function createResumable({ db, storage, limits, pieces }: ResumableOptions) {
  /** Whole on the disk: into quarantine with it. */
  const putIntoQuarantine = async ({ key, content_type }: Sized) => {
    try {
      await storage.putFile(key, pieces.pathOf(key), content_type);
    } catch (error) {
      // Another node was quicker, or the server went down right after it.
      if (!(error instanceof KeyTakenError) && !(await storage.inspect(key))) throw error;
    }
  };

  /**
   * Moves an upload on that is whole. It may have been whole for long: when the server goes down after the last
   * piece, the next question about it comes here again.
   */
  const settle = async (upload: Sized & { readonly arrived_at: Date | null }): Promise<boolean> => {
    if (upload.arrived_at) return true;
    const size = await pieces.sizeOf(upload.key);
    if (size === undefined ? !(await storage.inspect(upload.key)) : size !== upload.bytes) return false;
    if (size !== undefined) await putIntoQuarantine(upload);
    await queries.markArrived(db, upload.key);
    await pieces.remove(upload.key);
    return true;
  };

  /** Somebody else's upload is not found, whether it exists or not. */
  const find = async (ownerId: number, name: string): Promise<queries.ResumableUpload> => {
    const key = keyOfName(name);
    const upload = key && (await queries.findResumable(db, key, ownerId));
    if (!upload) throw new ProblemError('NOT_FOUND');
    return upload;
  };

  return {
    settle,

    /** Answers the name under which the pieces are to come, and until when. */
    async begin(ownerId: number, { contentType, bytes }: Announcement): Promise<Begun> {
      await limits.take(`resumable:${ownerId}`, beginsPerHour);
      await pieces.prepare();
      const key = makeReelKey(quarantine, contentType);
      const { expires_at } = await db.transaction().execute(async (trx) => {
        await queries.lockAccount(trx, ownerId);
        if ((await queries.countUnfinished(trx, ownerId)) >= maxUnfinishedUploads) {
          throw new ProblemError('CONFLICT', {
            detail: `${maxUnfinishedUploads} uploads are under way. Finish or stop one of them first.`,
          });
        }
        return queries.insertResumable(trx, { key, ownerId, contentType, bytes });
      });
      return { name: nameOfKey(key), expires: expires_at };
    },

    find,

    /** After the last piece. */
    async finish(ownerId: number, name: string): Promise<void> {
      await settle(await find(ownerId, name));
    },

    async stop({ key }: queries.ResumableUpload): Promise<void> {
      if (!(await queries.deleteUnrecorded(db, key))) {
        throw new ProblemError('CONFLICT', { detail: 'It is in your gallery already. Remove it there.' });
      }
      await pieces.remove(key);
      await storage.remove(key);
    },
  };
}
export type Resumable = ReturnType<typeof createResumable>;
