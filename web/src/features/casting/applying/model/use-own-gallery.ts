import { useEffect, useMemo } from 'react';
import { useStore } from '../../../../shared/lib/store.ts';
import { browserGallery, tilesOf } from '../../../people/gallery/index.ts';

/** The own gallery, with photos that are being added to it from here. */
export function useOwnGallery(userId: number) {
  const gallery = useMemo(() => browserGallery(userId), [userId]);
  const state = useStore(gallery.store);
  useEffect(() => gallery.polling.start(), [gallery]);
  const ready = useMemo(
    () =>
      (['photo', 'video', 'audio'] as const).flatMap((kind) =>
        tilesOf(kind, state).flatMap(({ item }) => (item && item.state !== 'refused' ? [item] : [])),
      ),
    [state],
  );
  return {
    isLoaded: state.gallery !== undefined,
    error: state.hasLoadFailed || undefined,
    retry: gallery.polling.retry,
    ready,
    uploads: state.uploads.filter(({ kind }) => kind === 'photo'),
    /** Of an item that was uploaded here: its picture until the server's is ready. */
    previewOf: (id: number) => state.uploadedItems[id]?.preview,
    /** The item that an upload became. */
    itemOf: (uploadKey: string): number | undefined => {
      const found = Object.entries(state.uploadedItems).find(([, { key }]) => key === uploadKey);
      return found && Number(found[0]);
    },
    /** Adds one to the gallery, and says by which upload. */
    addPhoto(files: readonly File[]): string | undefined {
      const before = new Set(gallery.store.get().uploads.map(({ key }) => key));
      gallery.photos.add(files.slice(0, 1));
      return gallery.store.get().uploads.find(({ key }) => !before.has(key))?.key;
    },
  };
}
export type OwnPhotos = ReturnType<typeof useOwnGallery>;
