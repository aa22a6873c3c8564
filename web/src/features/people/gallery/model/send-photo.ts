import type { UploadGrant } from '@callboard/contract/people/media';
import { StorageRefusedError, type sendToStorage } from '../../../../shared/lib/images/send-to-storage.ts';
import { assertReadable } from './failure.ts';
import type { Arrival, Upload } from './upload.ts';
import type { Run } from './upload-queue.ts';

/** A signed URL is valid for five minutes; half a minute is left for the transfer. */
const goodForMs = 4.5 * 60_000;

interface PhotoSenderParts {
  readonly sign: (picture: Blob, signal: AbortSignal) => Promise<UploadGrant>;
  readonly put: typeof sendToStorage;
  readonly now: () => number;
}

const refusedWith = (error: unknown, status: number): boolean =>
  error instanceof StorageRefusedError && error.status === status;

/** Requests a signed URL and uploads the photo. A URL from the last try is reused while it is valid. */
export function createPhotoSender({ sign, put, now }: PhotoSenderParts) {
  const held = new Map<string, { readonly grant: UploadGrant; readonly until: number }>();

  const addressFor = async (key: string, file: Blob, signal: AbortSignal) => {
    const known = held.get(key);
    if (known && now() < known.until) return known.grant;
    const asked = now();
    const grant = await sign(file, signal);
    held.set(key, { grant, until: asked + goodForMs });
    return grant;
  };

  const deliver = async (grant: UploadGrant, file: Blob, { signal, onSent }: Run) => {
    try {
      await put({
        url: grant.signedUrl,
        headers: grant.headers,
        file,
        signal,
        onProgress: (share) => onSent(Math.round(share * file.size)),
      });
    } catch (error) {
      // It arrived the last time, but the response was lost.
      if (!refusedWith(error, 409)) throw error;
    }
  };

  return async ({ key, file }: Pick<Upload, 'key' | 'file'>, run: Run): Promise<Arrival> => {
    if (!file) throw new Error('There is nothing to send');
    try {
      let grant = await addressFor(key, file, run.signal);
      try {
        await deliver(grant, file, run);
      } catch (error) {
        if (!refusedWith(error, 403)) throw error;
        // The URL has expired, whatever the local clock says.
        held.delete(key);
        grant = await addressFor(key, file, run.signal);
        await deliver(grant, file, run);
      }
      held.delete(key);
      return { key: grant.key, at: now() };
    } catch (error) {
      if (error instanceof TypeError) await assertReadable(file);
      throw error;
    }
  };
}
