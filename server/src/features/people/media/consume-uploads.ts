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
}

/** It may still arrive. */
class NotArrivedError extends Error {
  override readonly name = 'NotArrivedError';
  constructor(readonly field: string) {
    super('The upload is not in the store');
  }
}

export function createUploadConsumer<T>({ db, storage, open }: ConsumerOptions<T>) {
  /** If this fails, a job discards the upload later; it counts until then. */
  const discard = async (key: string) => {
    await storage.remove(key);
    await deleteUploads(db, [key]);
  };
  const discardAll = (keys: readonly string[]) => Promise.allSettled(keys.map(discard));

  const read = async (field: string, key: string, announced: string): Promise<T> => {
    const found = await storage.inspect(key);
    if (found && found.bytes > maxPhotoBytes) throw invalidField(field, mediaErrors.tooLarge);
    if (!found) throw new NotArrivedError(field);
    try {
      return await open(await storage.read(key), announced);
    } catch (error) {
      const rejection = toRejectedFileError(error);
      throw rejection instanceof RejectedFileError ? invalidField(field, rejection.message) : error;
    }
  };

  const claim = async (ownerId: number, field: string, key: string) => {
    const claimed = isKey(key) ? await claimUpload(db, { key, ownerId }) : undefined;
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
