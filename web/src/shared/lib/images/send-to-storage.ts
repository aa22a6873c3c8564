/** Storage responded with an error. */
export class StorageRejectedError extends Error {
  override readonly name = 'StorageRejectedError';
  constructor(readonly status: number) {
    super(`Upload failed with status: ${status}`);
  }
}

interface Upload {
  readonly url: string;
  /** Signed headers, sent unchanged. */
  readonly headers: Readonly<Record<string, string>>;
  readonly file: Blob;
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** A direct PUT by XMLHttpRequest, because fetch has no upload progress. */
export const sendToStorage = ({ url, headers, file, signal, onProgress }: Upload): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(new StorageRejectedError(request.status));
    request.onerror = () => reject(new TypeError('The store could not be reached'));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', cancel);
    signal.addEventListener('abort', cancel);
    if (signal.aborted) reject(signal.reason);
    else request.send(file);
  });
