import { ProblemError } from '@callboard/contract/client';
import { Problem } from '@callboard/contract/errors';
import { resumableUploadsPath } from '@callboard/contract/people/gallery';
import type { DetailedError } from 'tus-js-client';
import { StorageRejectedError } from '../images/send-to-storage.ts';

const mega = 1024 * 1024;
/** The most that is lost with a lost connection. */
const chunkSize = 8 * mega;

export interface TusUpload {
  readonly file: Blob;
  readonly metadata: Record<string, string>;
  /** Where an earlier try stopped. */
  readonly url: string | undefined;
  readonly signal: AbortSignal;
  readonly getToken: () => string | undefined;
  readonly onUrl: (url: string) => void;
  /** Bytes sent by the browser, and bytes confirmed by the server. */
  readonly onSent: (bytes: number) => void;
  readonly onAccepted: (bytes: number) => void;
}

/** Turns errors of the tus client into our own. */
export function toOwnError(error: Error | DetailedError): Error {
  if (!('originalResponse' in error)) return error;
  const response = error.originalResponse;
  if (!response) return new TypeError('No response', { cause: error });
  const body = (() => {
    try {
      return Problem.safeParse(JSON.parse(response.getBody()));
    } catch {
      return undefined;
    }
  })();
  return body?.success ? new ProblemError(body.data) : new StorageRejectedError(response.getStatus());
}

/** Sends what the server does not have yet, and returns the upload URL. */
export async function sendByTus(options: TusUpload): Promise<string> {
  const { file, metadata, url, signal, getToken, onUrl, onSent, onAccepted } = options;
  const { Upload } = await import('tus-js-client');
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: resumableUploadsPath,
      uploadUrl: url ?? null,
      metadata,
      chunkSize,
      // Our own queue retries, and our own notes remember the URL.
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
      onError: (error) => reject(toOwnError(error)),
      onSuccess: () => (upload.url ? resolve(upload.url) : reject(new Error('The upload has no URL'))),
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(signal.reason);
    });
    upload.start();
  });
}

/** Best effort: the server deletes unfinished uploads by itself. */
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

/** The name of a finished upload, as the call that records it takes it. */
export const uploadKeyOf = (url: string): string =>
  new URL(url, 'http://here').pathname.split('/').at(-1) ?? '';

const isSignedOut = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.status === 401;

/** Tries once more with a new token: the old one may have expired while the phone was asleep. */
export const withNewToken = <T>(send: () => Promise<T>, renew: () => Promise<unknown>): Promise<T> =>
  send().catch(async (error: unknown) => {
    if (!isSignedOut(error)) throw error;
    await renew();
    return send();
  });
