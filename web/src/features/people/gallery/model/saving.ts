import type { OwnGallery } from '@callboard/contract/people/gallery';
import type { GalleryChange } from '../api.ts';
import type { GalleryState, GalleryStore } from './gallery-state.ts';

interface SavingParts {
  readonly store: GalleryStore;
  readonly send: (change: GalleryChange) => Promise<OwnGallery>;
}

interface Save {
  /**
   * Built when its turn comes, so it describes the gallery at that time. Undefined when it is no longer
   * needed.
   */
  readonly build: () => GalleryChange | undefined;
  /** Local changes applied together with the response. */
  readonly settle?: (answer: OwnGallery) => Partial<GalleryState>;
}

/** Sends one change at a time, so its response is newer than any earlier read. */
export function createSaving({ store, send }: SavingParts) {
  let last: Promise<unknown> = Promise.resolve();
  let era = 0;

  const run = async ({ build, settle }: Save) => {
    const change = build();
    if (!change) return;
    era += 1;
    const answer = await send(change);
    era += 1;
    store.change({ ...settle?.(answer), gallery: answer });
  };

  return {
    save(save: Save): Promise<void> {
      const mine = last.then(() => run(save));
      last = mine.catch(() => undefined);
      return mine;
    },
    /** Reads the gallery, and ignores the response when a change came in between. */
    async read(ask: () => Promise<OwnGallery>): Promise<void> {
      const mine = era;
      const answer = await ask();
      if (mine === era) store.change({ gallery: answer, isUnread: false });
    },
  };
}

export type Saving = ReturnType<typeof createSaving>;
