/** The store answered, and it was not a yes. */
export class StorageRefusedError extends Error {
  override readonly name = 'StorageRefusedError';
  constructor(readonly status: number) {
    super(`Upload failed with status: ${status}`);
  }
}

interface Upload {
  readonly url: string;
  /** Part of what was signed: sent as they are. */
  readonly headers: Readonly<Record<string, string>>;
  readonly file: Blob;
  readonly signal: AbortSignal;
  /** From 0 to 1, as far as the browser knows it. */
  readonly onProgress: (share: number) => void;
}

/** A direct PUT. `fetch` does not tell how far an upload is, so this is the older request. */
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
        : reject(new StorageRefusedError(request.status));
    request.onerror = () => reject(new TypeError('The store could not be reached'));
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener('abort', cancel);
    signal.addEventListener('abort', cancel);
    if (signal.aborted) reject(signal.reason);
    else request.send(file);
  });
