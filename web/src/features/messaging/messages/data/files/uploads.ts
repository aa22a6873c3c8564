import type { Attachment } from '@callboard/contract/messaging/messages';
import { sendToStorage } from '../../../../../shared/lib/images/send-to-storage.ts';
import { createStore, type Store, useStore } from '../../../../../shared/lib/store.ts';
import { recordAttachment, requestUpload } from '../../api.ts';
import type { PickedFile } from '../types.ts';
import { fileStorage } from './file-storage.ts';

type UploadState =
  | { readonly is: 'sending' /** From 0 to 1. */; readonly share: number }
  | { readonly is: 'failed'; readonly error: unknown };

/** The file is not stored on this device. */
export class FileMissingError extends Error {
  override readonly name = 'FileMissingError';
}

interface Running {
  readonly result: Promise<Attachment>;
  readonly stop: () => void;
}

const states: Store<ReadonlyMap<string, UploadState>> = createStore(new Map());
const running = new Map<string, Running>();

function setState(fileId: string, state: UploadState | undefined): void {
  const next = new Map(states.get());
  if (state) next.set(fileId, state);
  else next.delete(fileId);
  states.set(next);
}

async function upload(file: PickedFile, signal: AbortSignal): Promise<Attachment> {
  const bytes = await fileStorage.get(file.fileId);
  if (!bytes) throw new FileMissingError(`${file.name} is not on this device`);
  const { signedUrl, headers, key } = await requestUpload(file, signal);
  const onProgress = (share: number) => setState(file.fileId, { is: 'sending', share });
  await sendToStorage({ url: signedUrl, headers, file: bytes, signal, onProgress });
  return recordAttachment(key, file.name, signal);
}

function start(file: PickedFile): Running {
  const { fileId } = file;
  const controller = new AbortController();
  setState(fileId, { is: 'sending', share: 0 });
  const result = upload(file, controller.signal).then(
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
}

/** The composer uploads files as soon as they are picked. A message waits for its own files. */
export const uploads = {
  /** Joins an upload that is already running. */
  ensure(file: PickedFile): Promise<Attachment> {
    const { fileId, attachment } = file;
    if (attachment) return Promise.resolve(attachment);
    const current = running.get(fileId) ?? start(file);
    running.set(fileId, current);
    return current.result;
  },
  stop(fileId: string): void {
    running.get(fileId)?.stop();
    setState(fileId, undefined);
  },
};

export const useUploadStates = (): ReadonlyMap<string, UploadState> => useStore(states);
