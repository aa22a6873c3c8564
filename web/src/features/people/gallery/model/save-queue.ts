import type { OwnGallery } from '@callboard/contract/people/gallery';
import type { GalleryChange } from '../api.ts';
import type { GalleryState, GalleryStore } from './gallery-state.ts';

interface SaveOptions {
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
  readonly applyResponse?: (answer: OwnGallery) => Partial<GalleryState>;
}

/** Sends one change at a time, so its response is newer than any earlier read. */
export function createSaveQueue({ store, send }: SaveOptions) {
  let last: Promise<unknown> = Promise.resolve();
  let version = 0;

  const run = async ({ build, applyResponse }: Save) => {
    const change = build();
    if (!change) return;
    version += 1;
    const answer = await send(change);
    version += 1;
    store.change({ ...applyResponse?.(answer), gallery: answer });
  };

  return {
    save(save: Save): Promise<void> {
      const current = last.then(() => run(save));
      last = current.catch(() => undefined);
      return current;
    },
    /** Reads the gallery, and ignores the response when a change came in between. */
    async read(fetchGallery: () => Promise<OwnGallery>): Promise<void> {
      const current = version;
      const answer = await fetchGallery();
      if (current === version) store.change({ gallery: answer, hasLoadFailed: false });
    },
  };
}

export type SaveQueue = ReturnType<typeof createSaveQueue>;
