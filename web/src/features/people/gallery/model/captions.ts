import { failureOf } from './failure.ts';
import { type GalleryStore, without } from './gallery-state.ts';
import type { SaveQueue } from './save-queue.ts';

interface CaptionOptions {
  readonly store: GalleryStore;
  readonly saveQueue: Pick<SaveQueue, 'save'>;
}

/** Shows a caption right away. When saving fails, the text is kept to try again. */
export function createCaptions({ store, saveQueue }: CaptionOptions) {
  const forget = (id: number) => without(store.get().captions, id);

  return {
    save(id: number, text: string): void {
      const caption = text.trim() === '' ? null : text.trim();
      const { captions, captionErrors } = store.get();
      store.change({
        captions: { ...captions, [id]: caption },
        captionErrors: without(captionErrors, id),
      });
      const isNewest = () => store.get().captions[id] === caption;
      saveQueue
        .save({
          build: () => (isNewest() ? { items: [{ id, caption }] } : undefined),
          applyResponse: () => (isNewest() ? { captions: forget(id) } : {}),
        })
        .catch((error: unknown) => {
          if (!isNewest()) return;
          store.change({
            captions: forget(id),
            captionErrors: { ...store.get().captionErrors, [id]: { text, failure: failureOf(error) } },
          });
        });
    },
    discard: (id: number): void => store.change({ captionErrors: without(store.get().captionErrors, id) }),
  };
}
