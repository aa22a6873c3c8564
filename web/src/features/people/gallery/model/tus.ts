import { ProblemError } from '@callboard/contract/client';
import { Problem } from '@callboard/contract/errors';
import { resumableUploadsPath } from '@callboard/contract/people/gallery';
import type { DetailedError } from 'tus-js-client';
import { StorageRejectedError } from '../../../../shared/lib/images/send-to-storage.ts';

const mega = 1024 * 1024;
/** What is lost at most when the connection is lost, and how often the server notes how far it is. */
const chunkSize = 8 * mega;

export interface TusUpload {
  readonly file: Blob;
  readonly metadata: Record<string, string>;
  /** Where an earlier try stopped. */
  readonly url: string | undefined;
  readonly signal: AbortSignal;
  readonly getToken: () => string | undefined;
  readonly onUrl: (url: string) => void;
  /** Handed to the browser, and noted by the server. */
  readonly onSent: (bytes: number) => void;
  readonly onAccepted: (bytes: number) => void;
}

/** The errors of the protocol's client, as the rest of the house knows them. */
export function translated(error: Error | DetailedError): Error {
  if (!('originalResponse' in error)) return error;
  const response = error.originalResponse;
  if (!response) return new TypeError('Nobody answered', { cause: error });
  const body = (() => {
    try {
      return Problem.safeParse(JSON.parse(response.getBody()));
    } catch {
      return undefined;
    }
  })();
  return body?.success ? new ProblemError(body.data) : new StorageRejectedError(response.getStatus());
}

/** Sends what the server has not got yet, and answers the address of the whole. */
export async function sendByTus(parts: TusUpload): Promise<string> {
  const { file, metadata, url, signal, getToken, onUrl, onSent, onAccepted } = parts;
  const { Upload } = await import('tus-js-client');
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: resumableUploadsPath,
      uploadUrl: url ?? null,
      metadata,
      chunkSize,
      // Our own queue decides when to try again, and our own notes remember the address.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        const token = getToken();
        if (token) request.setHeader('authorization', `Bearer ${token}`);
      },
      onUploadUrlAvailable: () => {
        if (upload.url) onUrl(upload.url);
      },
      onProgress: onSent,
      onChunkComplete: (_size, accepted) => onAccepted(accepted),
      onError: (error) => reject(translated(error)),
      onSuccess: () => (upload.url ? resolve(upload.url) : reject(new Error('The upload has no address'))),
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(signal.reason);
    });
    upload.start();
  });
}

/** Nobody wants it any more. Should it not be heard, the server throws it away by itself. */
export async function endTus(url: string, getToken: () => string | undefined): Promise<void> {
  const { Upload } = await import('tus-js-client');
  await Upload.terminate(url, {
    retryDelays: null,
    onBeforeRequest: (request) => {
      const token = getToken();
      if (token) request.setHeader('authorization', `Bearer ${token}`);
    },
  });
}
