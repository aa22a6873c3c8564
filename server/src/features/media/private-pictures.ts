import { maxPhotoBytes } from '@callboard/contract/media';
import type { Database } from '../../platform/db/database.ts';
import { invalidField, ProblemError } from '../../platform/http/problem-error.ts';
import { isKey } from '../../platform/storage/keys.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { checkPicture } from './check-picture.ts';
import { decodeInTurn, derivePicture } from './derive-picture.ts';
import { RefusedError, toRefusal } from './refused-error.ts';
import { claimUpload, returnUpload } from './uploads.queries.ts';
import { words } from './words.ts';

interface PrivatePicturesOptions {
  readonly db: Database;
  readonly storage: Storage;
}

/** It may still come. */
class NotArrivedError extends Error {
  override readonly name = 'NotArrivedError';
  constructor(readonly field: string) {
    super('The upload is not in the store');
  }
}

/** Pictures that are not for showing: out of quarantine and straight into the hands of who keeps them. */
export function createPrivatePictures({ db, storage }: PrivatePicturesOptions) {
  /** Drawn anew from its pixels, so that nothing else comes along. */
  const redraw = async (key: string, field: string, announced: string): Promise<Buffer> => {
    const bytes = await storage.read(key);
    try {
      await checkPicture(bytes, announced);
      return (await decodeInTurn(() => derivePicture(bytes))).full;
    } catch (error) {
      const refusal = toRefusal(error);
      throw refusal instanceof RefusedError ? invalidField(field, refusal.message) : error;
    }
  };

  /** Should it fail, the upload is discarded later all the same. */
  const discard = (key: string) => storage.remove(key).catch(() => undefined);

  const open = async (field: string, key: string, announced: string): Promise<Buffer> => {
    const found = await storage.inspect(key);
    if (found && found.bytes > maxPhotoBytes) throw invalidField(field, words.tooLarge);
    if (!found) throw new NotArrivedError(field);
    return redraw(key, field, announced);
  };

  const claim = async (ownerId: number, field: string, key: string) => {
    const claimed = isKey(key) ? await claimUpload(db, { key, ownerId }) : undefined;
    if (!claimed) throw invalidField(field, words.unknown);
    return claimed.content_type;
  };

  return {
    /**
     * Hands uploads, given by the field that names them, to `keep` as pictures drawn anew; what was uploaded
     * is gone afterwards. When nothing came of it, what was not itself refused waits for another try.
     */
    async take<T>(
      ownerId: number,
      keys: ReadonlyMap<string, string>,
      keep: (pictures: ReadonlyMap<string, Buffer>) => Promise<T>,
    ): Promise<T> {
      const claimed: string[] = [];
      const pictures = new Map<string, Buffer>();
      let inHand: string | undefined;
      try {
        for (const [field, key] of keys) {
          const announced = await claim(ownerId, field, key);
          claimed.push(key);
          inHand = key;
          pictures.set(field, await open(field, key, announced));
          inHand = undefined;
        }
        const result = await keep(pictures);
        await Promise.all(claimed.map(discard));
        return result;
      } catch (error) {
        const refused = error instanceof ProblemError ? inHand : undefined;
        for (const key of claimed) await (key === refused ? discard(key) : returnUpload(db, key));
        throw error instanceof NotArrivedError ? invalidField(error.field, words.missing) : error;
      }
    },
  };
}
export type PrivatePictures = ReturnType<typeof createPrivatePictures>;
