import type { OwnGallery } from '@callboard/contract/people/gallery';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import type { GalleryStore } from './gallery-state.ts';
import type { Saving } from './saving.ts';

const second = 1000;

/** Often at first, then every five seconds, because most pictures are ready within three. */
export function lookAgainIn(waitedMs: number): number {
  if (waitedMs < 3 * second) return second;
  if (waitedMs < 9 * second) return 2 * second;
  return waitedMs < 21 * second ? 3 * second : 5 * second;
}

const processingOf = (gallery: OwnGallery | undefined): string =>
  (gallery?.gallary ?? [])
    .filter(({ state }) => state === 'processing')
    .map(({ id }) => id)
    .join(' ');

interface WatchParts {
  readonly store: GalleryStore;
  readonly saving: Pick<Saving, 'read'>;
  readonly ask: () => Promise<OwnGallery>;
  readonly isOnline: () => boolean;
  readonly now: () => number;
}

/** Reads the gallery, and reads it again while items are being processed and the page is visible. */
export function createWatch({ store, saving, ask, isOnline, now }: WatchParts) {
  let viewers = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let awaited = '';
  let since = 0;

  const look = async () => {
    try {
      if (isOnline() || store.get().gallery === undefined) await saving.read(ask);
    } catch (error) {
      logProblem('The gallery was not read', error);
      if (store.get().gallery === undefined) store.change({ isUnread: true });
    }
  };

  /** Schedules the next read if one is needed. */
  const plan = () => {
    const processing = processingOf(store.get().gallery);
    if (processing !== awaited) {
      awaited = processing;
      since = now();
    }
    if (viewers === 0 || processing === '' || timer !== undefined) return;
    const mine = setTimeout(
      async () => {
        await look();
        if (timer !== mine) return;
        timer = undefined;
        plan();
      },
      lookAgainIn(now() - since),
    );
    timer = mine;
  };

  store.subscribe(plan);

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  return {
    /** Starts watching; returns how to stop. */
    begin(): () => void {
      viewers += 1;
      void look().then(plan);
      return () => {
        viewers -= 1;
        if (viewers === 0) stop();
      };
    },
    again(): void {
      store.change({ isUnread: false });
      void look().then(plan);
    },
  };
}
