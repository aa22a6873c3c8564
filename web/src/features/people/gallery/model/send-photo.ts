import type { UploadGrant } from '@callboard/contract/people/media';
import { StorageRejectedError, type sendToStorage } from '../../../../shared/lib/images/send-to-storage.ts';
import { assertReadable } from '../../../../shared/lib/uploads/readable-file.ts';
import type { Arrival, Upload } from './upload.ts';
import type { Run } from './upload-queue.ts';

/** A signed URL is valid for five minutes; half a minute is left for the transfer. */
const grantValidMs = 4.5 * 60_000;

interface PhotoSenderOptions {
  readonly sign: (picture: Blob, signal: AbortSignal) => Promise<UploadGrant>;
  readonly put: typeof sendToStorage;
  readonly now: () => number;
}

const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof StorageRejectedError && error.status === status;

/** Requests a signed URL and uploads the photo. A URL from the last try is reused while it is valid. */
export function createPhotoSender({ sign, put, now }: PhotoSenderOptions) {
  const grants = new Map<string, { readonly grant: UploadGrant; readonly validUntil: number }>();

  const grantFor = async (key: string, file: Blob, signal: AbortSignal) => {
    const known = grants.get(key);
    if (known && now() < known.validUntil) return known.grant;
    const requestedAt = now();
    const grant = await sign(file, signal);
    grants.set(key, { grant, validUntil: requestedAt + grantValidMs });
    return grant;
  };

  const sendFile = async (grant: UploadGrant, file: Blob, { signal, onSent }: Run) => {
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
      if (!hasStatus(error, 409)) throw error;
    }
  };

  return async ({ key, file }: Pick<Upload, 'key' | 'file'>, run: Run): Promise<Arrival> => {
    if (!file) throw new Error('The upload has no file');
    try {
      let grant = await grantFor(key, file, run.signal);
      try {
        await sendFile(grant, file, run);
      } catch (error) {
        if (!hasStatus(error, 403)) throw error;
        // The URL has expired, whatever the local clock says.
        grants.delete(key);
        grant = await grantFor(key, file, run.signal);
        await sendFile(grant, file, run);
      }
      grants.delete(key);
      return { key: grant.key, at: now() };
    } catch (error) {
      if (error instanceof TypeError) await assertReadable(file);
      throw error;
    }
  };
}
