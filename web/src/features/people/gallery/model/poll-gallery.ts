import type { OwnGallery } from '@callboard/contract/people/gallery';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import type { GalleryStore } from './gallery-state.ts';
import type { SaveQueue } from './save-queue.ts';

const second = 1000;

/** Often at first, then every five seconds, because most pictures are ready within three. */
export function nextReadDelay(waitedMs: number): number {
  if (waitedMs < 3 * second) return second;
  if (waitedMs < 9 * second) return 2 * second;
  return waitedMs < 21 * second ? 3 * second : 5 * second;
}

const processingOf = (gallery: OwnGallery | undefined): string =>
  (gallery?.gallary ?? [])
    .filter(({ state }) => state === 'processing')
    .map(({ id }) => id)
    .join(' ');

interface PollOptions {
  readonly store: GalleryStore;
  readonly saveQueue: Pick<SaveQueue, 'read'>;
  readonly fetchGallery: () => Promise<OwnGallery>;
  readonly isOnline: () => boolean;
  readonly now: () => number;
}

/** Reads the gallery, and reads it again while items are being processed and the page is visible. */
export function createPolling({ store, saveQueue, fetchGallery, isOnline, now }: PollOptions) {
  let viewers = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let awaited = '';
  let since = 0;

  const readNow = async () => {
    try {
      if (isOnline() || store.get().gallery === undefined) await saveQueue.read(fetchGallery);
    } catch (error) {
      logProblem('The gallery was not read', error);
      if (store.get().gallery === undefined) store.change({ hasLoadFailed: true });
    }
  };

  /** Schedules the next read if one is needed. */
  const schedule = () => {
    const processing = processingOf(store.get().gallery);
    if (processing !== awaited) {
      awaited = processing;
      since = now();
    }
    if (viewers === 0 || processing === '' || timer !== undefined) return;
    const current = setTimeout(
      async () => {
        await readNow();
        if (timer !== current) return;
        timer = undefined;
        schedule();
      },
      nextReadDelay(now() - since),
    );
    timer = current;
  };

  store.subscribe(schedule);

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  return {
    /** Starts watching; returns how to stop. */
    start(): () => void {
      viewers += 1;
      void readNow().then(schedule);
      return () => {
        viewers -= 1;
        if (viewers === 0) stop();
      };
    },
    retry(): void {
      store.change({ hasLoadFailed: false });
      void readNow().then(schedule);
    },
  };
}
