import { maxPhotoBytes } from '@callboard/contract/people/media';
import type { Database } from '../../../platform/db/database.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import { addJob } from '../../../platform/jobs/jobs.queries.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { isKey } from '../../../platform/storage/keys.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { deleteUnusedAssets, insertPhoto, lockAsset } from './assets.queries.ts';
import { checkPicture } from './check-picture.ts';
import { decodeQueue } from './derive-picture.ts';
import { removeFiles } from './media.jobs.ts';
import { mediaErrors, RejectedFileError, toRejectedFileError } from './media-errors.ts';
import { filesOf, type StoredPhoto, storePhoto } from './store-photo.ts';
import { claimUpload, deleteUploads, findRecorded, markRecorded, returnUpload } from './uploads.queries.ts';

const recordsPerHour = { max: 60, seconds: 60 * 60 };

interface PhotosOptions {
  readonly db: Database;
  readonly storage: Storage;
  readonly limits: Limits;
}

type RecordedUpload = { readonly key: string } & (
  | { readonly photo: StoredPhoto }
  /** Recorded by an earlier request whose response was lost. */
  | { readonly assetId: number }
);

class NotArrivedError extends Error {
  override readonly name = 'NotArrivedError';
}

/** Turns uploads in quarantine into pictures that are safe to show. */
export function createPhotos({ db, storage, limits }: PhotosOptions) {
  const checkAndStore = async (key: string, field: string, announced: string): Promise<StoredPhoto> => {
    const bytes = await storage.read(key);
    try {
      await checkPicture(bytes, announced);
      return await decodeQueue(() => storePhoto(storage, bytes));
    } catch (error) {
      const rejection = toRejectedFileError(error);
      throw rejection instanceof RejectedFileError ? invalidField(field, rejection.message) : error;
    }
  };

  /** If this fails, a job discards the upload later. */
  const discard = (key: string) => storage.remove(key).catch(() => undefined);

  /** Its bytes no longer count once it is deleted. */
  const discardRejected = (key: string) =>
    storage
      .remove(key)
      .then(() => deleteUploads(db, [key]))
      .catch(() => undefined);

  const take = async (ownerId: number, field: string, key: string): Promise<RecordedUpload> => {
    if (!isKey(key)) throw invalidField(field, mediaErrors.unknown);
    const claim = await claimUpload(db, { key, ownerId });
    if (!claim) {
      const assetId = await findRecorded(db, { key, ownerId });
      if (assetId === undefined) throw invalidField(field, mediaErrors.unknown);
      return { key, assetId };
    }
    try {
      const found = await storage.inspect(key);
      if (!found) throw new NotArrivedError();
      // No need to read it into memory again.
      if (found.bytes > maxPhotoBytes) throw invalidField(field, mediaErrors.tooLarge);
      return { key, photo: await checkAndStore(key, field, claim.content_type) };
    } catch (error) {
      // Checked and rejected files are deleted. Files we could not check may be tried again.
      if (error instanceof ProblemError) await discardRejected(key);
      else await returnUpload(db, key);
      throw error instanceof NotArrivedError ? invalidField(field, mediaErrors.missing) : error;
    }
  };

  const keep = async (
    trx: Database,
    ownerId: number,
    field: string,
    taken: RecordedUpload,
  ): Promise<number> => {
    if ('assetId' in taken) {
      // A newer picture may have replaced it in the meantime.
      if (!(await lockAsset(trx, taken.assetId))) throw invalidField(field, mediaErrors.unknown);
      return taken.assetId;
    }
    const assetId = await insertPhoto(trx, ownerId, taken.photo);
    await markRecorded(trx, taken.key, assetId);
    return assetId;
  };

  /** The request failed: delete the pictures and keep their uploads. */
  const returnUploads = async (ownerId: number, taken: readonly RecordedUpload[]) => {
    for (const one of taken) {
      // If the connection broke at the very end, it may have been recorded after all.
      if (!('photo' in one) || (await findRecorded(db, { key: one.key, ownerId }))) continue;
      await Promise.allSettled(filesOf(one.photo).map((key) => storage.remove(key)));
      await returnUpload(db, one.key);
    }
  };

  return {
    /**
     * Records uploads by the field that names them and passes their asset ids to `write` in one transaction.
     * A key that is missing, not the owner's, or not a picture is an error of its field.
     */
    async record<T>(
      ownerId: number,
      keys: ReadonlyMap<string, string>,
      write: (trx: Database, assetIds: ReadonlyMap<string, number>) => Promise<T>,
    ): Promise<T> {
      if (keys.size > 0) await limits.take(`photos:${ownerId}`, recordsPerHour);
      const taken = new Map<string, RecordedUpload>();
      try {
        for (const [field, key] of keys) taken.set(field, await take(ownerId, field, key));
        const result = await db.transaction().execute(async (trx) => {
          const assetIds = new Map<string, number>();
          for (const [field, one] of taken) assetIds.set(field, await keep(trx, ownerId, field, one));
          return write(trx, assetIds);
        });
        await Promise.all([...keys.values()].map(discard));
        return result;
      } catch (error) {
        await returnUploads(ownerId, [...taken.values()]);
        throw error;
      }
    },

    /** Deletes replaced pictures unless they are still shown elsewhere. */
    async release(trx: Database, assetIds: readonly (number | null)[]): Promise<void> {
      const ids = assetIds.filter((id) => id !== null);
      if (ids.length === 0) return;
      const files = await deleteUnusedAssets(trx, ids);
      if (files.length > 0) await addJob(trx, { name: removeFiles, payload: { keys: files } });
    },
  };
}
export type Photos = ReturnType<typeof createPhotos>;
