import { failureOf } from './failure.ts';
import { type GalleryStore, without } from './gallery-state.ts';
import type { Saving } from './saving.ts';

interface CaptionParts {
  readonly store: GalleryStore;
  readonly saving: Pick<Saving, 'save'>;
}

/** Shows a caption right away. When saving fails, the text is kept to try again. */
export function createCaptions({ store, saving }: CaptionParts) {
  const forget = (id: number) => without(store.get().captions, id);

  return {
    write(id: number, text: string): void {
      const caption = text.trim() === '' ? null : text.trim();
      const { captions, captionFaults } = store.get();
      store.change({
        captions: { ...captions, [id]: caption },
        captionFaults: without(captionFaults, id),
      });
      const isNewest = () => store.get().captions[id] === caption;
      saving
        .save({
          build: () => (isNewest() ? { items: [{ id, caption }] } : undefined),
          settle: () => (isNewest() ? { captions: forget(id) } : {}),
        })
        .catch((error: unknown) => {
          if (!isNewest()) return;
          store.change({
            captions: forget(id),
            captionFaults: { ...store.get().captionFaults, [id]: { text, failure: failureOf(error) } },
          });
        });
    },
    giveUp: (id: number): void => store.change({ captionFaults: without(store.get().captionFaults, id) }),
  };
}
