import type { Attachment } from '@callboard/contract/messaging/messages';
import { createStore, type Store } from '../../../../../shared/lib/store.ts';
import type { PickedFile } from '../types.ts';

export type UploadState =
  | { readonly is: 'sending' /** From 0 to 1. */; readonly share: number }
  | { readonly is: 'failed'; readonly error: unknown };

type Sender = (
  file: PickedFile,
  bytes: Blob,
  run: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
) => Promise<Attachment>;

interface UploadsOptions {
  readonly bytesOf: (fileId: string) => Promise<Blob | undefined>;
  readonly send: Sender;
}

/** The file is not stored on this device. */
export class FileMissingError extends Error {
  override readonly name = 'FileMissingError';
}

interface Running {
  readonly result: Promise<Attachment>;
  readonly stop: () => void;
}

/** The composer uploads files as soon as they are picked. A message waits for its own files. */
export function createUploads({ bytesOf, send }: UploadsOptions) {
  const states: Store<ReadonlyMap<string, UploadState>> = createStore(new Map());
  const running = new Map<string, Running>();

  const setState = (fileId: string, state: UploadState | undefined) => {
    const next = new Map(states.get());
    if (state) next.set(fileId, state);
    else next.delete(fileId);
    states.set(next);
  };

  const start = (file: PickedFile): Running => {
    const { fileId } = file;
    const controller = new AbortController();
    const upload = async () => {
      const bytes = await bytesOf(fileId);
      if (!bytes) throw new FileMissingError(`${file.name} is not on this device`);
      const onProgress = (share: number) => setState(fileId, { is: 'sending', share });
      return send(file, bytes, { signal: controller.signal, onProgress });
    };
    setState(fileId, { is: 'sending', share: 0 });
    const result = upload().then(
      (attachment) => {
        running.delete(fileId);
        setState(fileId, undefined);
        return attachment;
      },
      (error: unknown) => {
        running.delete(fileId);
        setState(fileId, controller.signal.aborted ? undefined : { is: 'failed', error });
        throw error;
      },
    );
    return { result, stop: () => controller.abort(new DOMException('Removed', 'AbortError')) };
  };

  return {
    states,
    /** Joins an upload that is already running. */
    ensure(file: PickedFile): Promise<Attachment> {
      const { fileId, attachment } = file;
      if (attachment) return Promise.resolve(attachment);
      const now = running.get(fileId) ?? start(file);
      running.set(fileId, now);
      return now.result;
    },
    stop(fileId: string): void {
      running.get(fileId)?.stop();
      setState(fileId, undefined);
    },
  };
}
