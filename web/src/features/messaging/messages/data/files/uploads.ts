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

interface UploadsParts {
  readonly bytesOf: (fileId: string) => Promise<Blob | undefined>;
  readonly send: Sender;
}

/** The file was kept on another device, or this one has let go of it. */
export class FileGoneError extends Error {
  override readonly name = 'FileGoneError';
}

interface Running {
  readonly arrival: Promise<Attachment>;
  readonly stop: () => void;
}

/** Files on their way. The composer begins with them as soon as they are picked; a message waits for its own. */
export function createUploads({ bytesOf, send }: UploadsParts) {
  const states: Store<ReadonlyMap<string, UploadState>> = createStore(new Map());
  const running = new Map<string, Running>();

  const note = (fileId: string, state: UploadState | undefined) => {
    const next = new Map(states.get());
    if (state) next.set(fileId, state);
    else next.delete(fileId);
    states.set(next);
  };

  const begin = (file: PickedFile): Running => {
    const { fileId } = file;
    const stopping = new AbortController();
    const deliver = async () => {
      const bytes = await bytesOf(fileId);
      if (!bytes) throw new FileGoneError(`${file.name} is not on this device`);
      const onProgress = (share: number) => note(fileId, { is: 'sending', share });
      return send(file, bytes, { signal: stopping.signal, onProgress });
    };
    note(fileId, { is: 'sending', share: 0 });
    const arrival = deliver().then(
      (attachment) => {
        running.delete(fileId);
        note(fileId, undefined);
        return attachment;
      },
      (error: unknown) => {
        running.delete(fileId);
        note(fileId, stopping.signal.aborted ? undefined : { is: 'failed', error });
        throw error;
      },
    );
    return { arrival, stop: () => stopping.abort(new DOMException('Taken off', 'AbortError')) };
  };

  return {
    states,
    /** Sends a file, or waits for it if it is on its way. */
    ensure(file: PickedFile): Promise<Attachment> {
      const { fileId, attachment } = file;
      if (attachment) return Promise.resolve(attachment);
      const now = running.get(fileId) ?? begin(file);
      running.set(fileId, now);
      return now.arrival;
    },
    stop(fileId: string): void {
      running.get(fileId)?.stop();
      note(fileId, undefined);
    },
  };
}
