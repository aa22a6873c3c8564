import type { Connection } from '../../../../shared/lib/send-later/connection.ts';
import { isConnectionFailure } from '../../../../shared/lib/send-later/request-failure.ts';
import { type Outcome, Sender } from '../../../../shared/lib/send-later/sender.ts';
import { failureOf } from './failure.ts';
import type { GalleryStore } from './gallery-state.ts';
import { type Arrival, type GalleryKind, sentOf, type Upload } from './upload.ts';

export interface Run {
  readonly signal: AbortSignal;
  readonly onSent: (bytes: number) => void;
}

interface QueueOptions {
  readonly store: GalleryStore;
  readonly kinds: readonly GalleryKind[];
  /** How many upload at the same time. */
  readonly limit: number;
  readonly send: (upload: Upload, run: Run) => Promise<Arrival>;
  /** The file is in storage and can be recorded. */
  readonly onArrived: (key: string) => void;
  readonly connection: Connection;
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Uploads what is waiting, a few at a time. A lost connection stalls an upload, anything else fails it. */
export function createUploadQueue({ store, kinds, limit, send, onArrived, connection }: QueueOptions) {
  const running = new Map<string, AbortController>();

  const ownUploads = () => store.get().uploads.filter(({ kind }) => kinds.includes(kind));

  const run = async (upload: Upload): Promise<Outcome> => {
    const { key } = upload;
    const controller = new AbortController();
    const { signal } = controller;
    running.set(key, controller);
    const onSent = (sent: number) => {
      if (!signal.aborted) store.changeUpload(key, { status: { at: 'sending', sent } });
    };
    onSent(sentOf(upload));
    try {
      const arrival = await Promise.race([send(upload, { signal, onSent }), whenAborted(signal)]);
      store.changeUpload(key, { arrival, status: { at: 'recording' } });
      onArrived(key);
      return 'done';
    } catch (error) {
      return signal.aborted ? 'done' : failed(key, error);
    } finally {
      if (running.get(key) === controller) running.delete(key);
    }
  };

  const failed = (key: string, error: unknown): Outcome => {
    const upload = store.find(key);
    if (upload && isConnectionFailure(error)) {
      store.changeUpload(key, { status: { at: 'stalled', sent: sentOf(upload) } });
      return 'later';
    }
    store.changeUpload(key, { status: { at: 'failed', failure: failureOf(error) } });
    return 'done';
  };

  const sendNext = (): Promise<Outcome> | undefined => {
    if (!connection.isOnline()) return undefined;
    // A finished upload is only recorded again.
    for (const { key, status, arrival } of ownUploads()) {
      if (status.at !== 'stalled' || !arrival) continue;
      store.changeUpload(key, { status: { at: 'recording' } });
      onArrived(key);
    }
    const next = ownUploads().find(({ status }) => status.at === 'waiting' || status.at === 'stalled');
    return next && run(next);
  };
  const sender = new Sender({ deliver: sendNext, limit, connection });

  const abort = (key: string) => {
    running.get(key)?.abort(new DOMException('Stopped', 'AbortError'));
    running.delete(key);
  };

  return {
    start: (): void => sender.retry(),
    /** It was uploaded, but the connection was lost before it was recorded. */
    stall(upload: Upload): void {
      store.changeUpload(upload.key, { status: { at: 'stalled', sent: sentOf(upload) } });
      sender.backOff();
    },
    /** Stops sending; the caller sets its new state. */
    stop(key: string): void {
      abort(key);
      sender.retry();
    },
    pause(key: string): void {
      const upload = store.find(key);
      if (!upload) return;
      abort(key);
      store.changeUpload(key, { status: { at: 'paused', sent: sentOf(upload) } });
      sender.retry();
    },
    /** After a pause or a failure. */
    resume(key: string): void {
      const upload = store.find(key);
      if (!upload || running.has(key)) return;
      store.changeUpload(key, { status: { at: 'stalled', sent: sentOf(upload) } });
      sender.retry();
    },
    end(): void {
      sender.stop();
      for (const key of [...running.keys()]) abort(key);
    },
  };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;
