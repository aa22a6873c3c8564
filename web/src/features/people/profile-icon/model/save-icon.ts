import type { UploadGrant } from '@callboard/contract/people/media';
import type { Framing } from '../../../../shared/lib/images/cut-picture.ts';

export type Stage = { name: 'preparing' } | { name: 'sending'; fraction: number } | { name: 'recording' };

/** The browser could not read the chosen file as a picture. */
export class NotPreparedError extends Error {
  override readonly name = 'NotPreparedError';
}

/** The icon, and the whole picture it was cut from. */
export interface IconPictures<Picture> {
  readonly icon: Picture;
  readonly source: Picture;
}

interface Send {
  url: string;
  headers: Readonly<Record<string, string>>;
  file: Blob;
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
}

export interface IconSteps {
  readonly prepare: (file: Blob, framing: Framing) => Promise<IconPictures<Blob>>;
  readonly sign: (pictures: IconPictures<Blob>, signal: AbortSignal) => Promise<IconPictures<UploadGrant>>;
  readonly send: (upload: Send) => Promise<void>;
  readonly record: (keys: IconPictures<string>, signal: AbortSignal) => Promise<void>;
}

export interface IconJob {
  readonly file: Blob;
  readonly framing: Framing;
  readonly signal: AbortSignal;
  readonly onStage: (stage: Stage) => void;
}

/** Prepares, gets URLs, uploads and records. Every step may fail, and the whole can be run again. */
export async function saveIcon(steps: IconSteps, { file, framing, signal, onStage }: IconJob): Promise<void> {
  onStage({ name: 'preparing' });
  const pictures = await steps.prepare(file, framing).catch((cause: unknown) => {
    throw new NotPreparedError('The picture could not be prepared', { cause });
  });
  signal.throwIfAborted();
  onStage({ name: 'sending', fraction: 0 });
  const grants = await steps.sign(pictures, signal);
  const bytes = pictures.icon.size + pictures.source.size;
  let sent = 0;
  for (const part of ['icon', 'source'] as const) {
    const { signedUrl: url, headers } = grants[part];
    const { [part]: picture } = pictures;
    const onProgress = (fraction: number) =>
      onStage({ name: 'sending', fraction: (sent + fraction * picture.size) / bytes });
    await steps.send({ url, headers, file: picture, signal, onProgress });
    sent += picture.size;
  }
  onStage({ name: 'recording' });
  await steps.record({ icon: grants.icon.key, source: grants.source.key }, signal);
}
