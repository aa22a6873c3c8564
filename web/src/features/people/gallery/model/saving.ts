import type { OwnGallery } from '@callboard/contract/people/gallery';
import type { GalleryChange } from '../api.ts';
import type { GalleryState, GalleryStore } from './gallery-state.ts';

interface SavingParts {
  readonly store: GalleryStore;
  readonly send: (change: GalleryChange) => Promise<OwnGallery>;
}

interface Save {
  /** Made when its turn comes, so that it speaks of the gallery as it is then. Nothing: there is no need any more. */
  readonly build: () => GalleryChange | undefined;
  /** What else changes on the desk in the same moment as the answer. */
  readonly settle?: (answer: OwnGallery) => Partial<GalleryState>;
}

/** One change at a time goes to the server, and its answer is newer than any question asked before. */
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
    /** Reads, and throws away what a change has overtaken. */
    async read(ask: () => Promise<OwnGallery>): Promise<void> {
      const mine = era;
      const answer = await ask();
      if (mine === era) store.change({ gallery: answer, isUnread: false });
    },
  };
}

export type Saving = ReturnType<typeof createSaving>;
