import type { UploadGrant } from '@callboard/contract/people/media';
import type { Framing } from '../../../../shared/lib/images/cut-picture.ts';

export type Stage = { name: 'preparing' } | { name: 'sending'; fraction: number } | { name: 'recording' };

/** The browser could not read the chosen file as a picture. */
export class NotPreparedError extends Error {
  override readonly name = 'NotPreparedError';
}

interface Send {
  url: string;
  headers: Readonly<Record<string, string>>;
  file: Blob;
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
}

export interface IconSteps {
  readonly crop: (file: Blob, framing: Framing) => Promise<Blob>;
  readonly sign: (picture: Blob, signal: AbortSignal) => Promise<UploadGrant>;
  readonly send: (upload: Send) => Promise<void>;
  readonly record: (key: string, signal: AbortSignal) => Promise<void>;
}

export interface IconJob {
  readonly file: Blob;
  readonly framing: Framing;
  readonly signal: AbortSignal;
  readonly onStage: (stage: Stage) => void;
}

/** Crops, gets a URL, uploads and records. Every step may fail, and the whole can be run again. */
export async function saveIcon(steps: IconSteps, { file, framing, signal, onStage }: IconJob): Promise<void> {
  onStage({ name: 'preparing' });
  const picture = await steps.crop(file, framing).catch((cause: unknown) => {
    throw new NotPreparedError('The picture could not be prepared', { cause });
  });
  signal.throwIfAborted();
  onStage({ name: 'sending', fraction: 0 });
  const { signedUrl, headers, key } = await steps.sign(picture, signal);
  await steps.send({
    url: signedUrl,
    headers,
    file: picture,
    signal,
    onProgress: (fraction) => onStage({ name: 'sending', fraction }),
  });
  onStage({ name: 'recording' });
  await steps.record(key, signal);
}
