import type { DeskStore } from './desk-state.ts';
import { failureOf } from './failure.ts';
import { isLineTrouble, type Line, waitBeforeTry } from './line.ts';
import { type Arrival, type GalleryKind, sentOf, type Upload } from './upload.ts';

export interface Run {
  readonly signal: AbortSignal;
  readonly onSent: (bytes: number) => void;
}

interface RunnerParts {
  readonly store: DeskStore;
  readonly kinds: readonly GalleryKind[];
  /** How many go at the same time. */
  readonly limit: number;
  readonly send: (upload: Upload, run: Run) => Promise<Arrival>;
  /** It lies in the store: time to record it. */
  readonly onArrived: (key: string) => void;
  readonly line: Line;
}

/** Sends what waits, a few at a time; a lost line stalls it, anything else fails it. */
export function createRunner({ store, kinds, limit, send, onArrived, line }: RunnerParts) {
  const running = new Map<string, AbortController>();
  let failed = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const mine = () => store.get().uploads.filter(({ kind }) => kinds.includes(kind));

  const pump = () => {
    while (running.size < limit && line.isUp()) {
      const next = mine().find(({ step }) => step.at === 'waiting');
      if (!next) return;
      void run(next);
    }
  };

  const run = async (upload: Upload) => {
    const { key } = upload;
    const stopper = new AbortController();
    running.set(key, stopper);
    const onSent = (sent: number) => {
      if (!stopper.signal.aborted) store.changeUpload(key, { step: { at: 'sending', sent } });
    };
    onSent(sentOf(upload));
    try {
      const arrival = await send(upload, { signal: stopper.signal, onSent });
      if (stopper.signal.aborted) return;
      failed = 0;
      store.changeUpload(key, { arrival, step: { at: 'recording' } });
      onArrived(key);
    } catch (error) {
      if (!stopper.signal.aborted) stumble(key, error);
    } finally {
      if (running.get(key) === stopper) running.delete(key);
      pump();
    }
  };

  const stumble = (key: string, error: unknown) => {
    const upload = store.find(key);
    if (!upload) return;
    if (isLineTrouble(error)) stall(upload);
    else store.changeUpload(key, { step: { at: 'failed', failure: failureOf(error) } });
  };

  /** Also for an upload that arrived and could not be recorded. */
  const stall = (upload: Upload) => {
    store.changeUpload(upload.key, { step: { at: 'stalled', sent: sentOf(upload) } });
    if (timer !== undefined) return;
    failed += 1;
    timer = setTimeout(wake, waitBeforeTry(failed));
  };

  const goOn = (upload: Upload) => {
    if (upload.arrival) {
      store.changeUpload(upload.key, { step: { at: 'recording' } });
      onArrived(upload.key);
    } else store.changeUpload(upload.key, { step: { at: 'waiting', sent: sentOf(upload) } });
  };

  const wake = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!line.isUp()) return;
    for (const upload of mine()) if (upload.step.at === 'stalled') goOn(upload);
    pump();
  };

  const stop = (key: string) => {
    running.get(key)?.abort(new DOMException('Stopped', 'AbortError'));
    running.delete(key);
  };

  const forgetLine = line.onUp(wake);

  return {
    pump,
    stall,
    /** Takes it out of the hands of the sender; the caller says what it is now. */
    stop(key: string): void {
      stop(key);
      pump();
    },
    pause(key: string): void {
      const upload = store.find(key);
      if (!upload) return;
      stop(key);
      store.changeUpload(key, { step: { at: 'paused', sent: sentOf(upload) } });
      pump();
    },
    /** After a pause or a failure: what has arrived is not sent again. */
    resume(key: string): void {
      const upload = store.find(key);
      if (!upload) return;
      goOn(upload);
      pump();
    },
    end(): void {
      clearTimeout(timer);
      forgetLine();
      for (const key of [...running.keys()]) stop(key);
    },
  };
}

export type Runner = ReturnType<typeof createRunner>;
