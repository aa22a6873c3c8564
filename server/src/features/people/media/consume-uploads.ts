import { maxPhotoBytes } from '@callboard/contract/people/media';
import type { Database } from '../../../platform/db/database.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import { isKey } from '../../../platform/storage/keys.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { mediaErrors, RejectedFileError, toRejectedFileError } from './media-errors.ts';
import { claimUpload, deleteUploads, returnUpload } from './uploads.queries.ts';

interface ConsumerOptions<T> {
  readonly db: Database;
  readonly storage: Storage;
  /** Checks an upload and returns what is stored. Throws a RejectedFileError or a PictureError. */
  readonly open: (bytes: Buffer, announced: string) => Promise<T>;
  /** The most one upload may have, and what its sender is told. */
  readonly most?: { readonly bytes: number; readonly error: string };
  /** Before a claim: a resumable upload may need its last step. */
  readonly arrive?: (ownerId: number, key: string) => Promise<void>;
  /** Throws for an upload that another request of its owner holds. Without it, that one is unknown. */
  readonly assertFree?: (ownerId: number, key: string) => Promise<void>;
}

/** It may still arrive. */
class NotArrivedError extends Error {
  override readonly name = 'NotArrivedError';
  constructor(readonly field: string) {
    super('The upload is not in the store');
  }
}

const photoLimit = { bytes: maxPhotoBytes, error: mediaErrors.tooLarge };

export function createUploadConsumer<T>({
  db,
  storage,
  open,
  most = photoLimit,
  arrive,
  assertFree,
}: ConsumerOptions<T>) {
  /** If this fails, a job discards the upload later; it counts until then. */
  const discard = async (key: string) => {
    await storage.remove(key);
    await deleteUploads(db, [key]);
  };
  const discardAll = (keys: readonly string[]) => Promise.allSettled(keys.map(discard));

  const read = async (field: string, key: string, announced: string): Promise<T> => {
    const found = await storage.inspect(key);
    if (found && found.bytes > most.bytes) throw invalidField(field, most.error);
    if (!found) throw new NotArrivedError(field);
    try {
      return await open(await storage.read(key), announced);
    } catch (error) {
      const rejection = toRejectedFileError(error);
      throw rejection instanceof RejectedFileError ? invalidField(field, rejection.message) : error;
    }
  };

  const claim = async (ownerId: number, field: string, key: string) => {
    if (isKey(key)) await arrive?.(ownerId, key);
    const claimed = isKey(key) ? await claimUpload(db, { key, ownerId }) : undefined;
    if (!claimed) await assertFree?.(ownerId, key);
    if (!claimed) throw invalidField(field, mediaErrors.unknown);
    return claimed.content_type;
  };

  return {
    /**
     * Passes uploads, by the field that names them, to `keep`, and deletes them afterwards. If that fails,
     * uploads that were not rejected can be tried again.
     */
    async take<R>(
      ownerId: number,
      keys: ReadonlyMap<string, string>,
      keep: (taken: ReadonlyMap<string, T>) => Promise<R>,
    ): Promise<R> {
      const claimed: string[] = [];
      const taken = new Map<string, T>();
      let current: string | undefined;
      try {
        for (const [field, key] of keys) {
          const announced = await claim(ownerId, field, key);
          claimed.push(key);
          current = key;
          taken.set(field, await read(field, key, announced));
          current = undefined;
        }
        const result = await keep(taken);
        await discardAll(claimed);
        return result;
      } catch (error) {
        const refused = error instanceof ProblemError ? current : undefined;
        for (const key of claimed) await (key === refused ? discardAll([key]) : returnUpload(db, key));
        throw error instanceof NotArrivedError ? invalidField(error.field, mediaErrors.missing) : error;
      }
    },
  };
}
