import type { Arranging } from './arranging.ts';
import { sortOut, typeOf } from './file-rules.ts';
import type { GalleryStore } from './gallery-state.ts';
import type { PendingPhoto, PendingPhotos } from './pending-photos.ts';
import { arrivalKeptFor } from './sending.ts';
import { countOf, tilesOf } from './tiles.ts';
import type { Arrival, Upload } from './upload.ts';
import type { UploadQueue } from './upload-queue.ts';

interface PhotoAdderParts {
  readonly store: GalleryStore;
  readonly arranging: Pick<Arranging, 'pin'>;
  readonly queue: Pick<UploadQueue, 'start' | 'resume'>;
  readonly pending: Pick<PendingPhotos, 'keep'>;
  readonly makePreview: (key: string, file: Blob) => void;
  readonly newKey: () => string;
  readonly now: () => number;
}

/** Adds photos: chosen, cropped, or left over from an earlier page. */
export function createPhotoAdder(parts: PhotoAdderParts) {
  const { store, arranging, queue, pending, makePreview, newKey, now } = parts;

  const lay = (uploads: readonly Upload[]) => {
    store.change({ uploads: [...store.get().uploads, ...uploads] });
    for (const { key, file } of uploads) if (file) makePreview(key, file);
  };

  return {
    add(files: readonly File[]): void {
      const tiles = tilesOf('photo', store.get());
      const onTheWay = store.get().uploads.filter(({ kind }) => kind === 'photo');
      const { taken, leftOut } = sortOut('photo', files, { count: countOf(tiles), onTheWay });
      store.change({ leftOut: { ...store.get().leftOut, photo: leftOut } });
      const uploads = taken.map((file): Upload => {
        const { name, size, lastModified } = file;
        // Phones leave the type out, but storage needs one.
        const typed = file.slice(0, size, typeOf('photo', file));
        const step = { at: 'waiting', sent: 0 } as const;
        return { key: newKey(), kind: 'photo', name, size, lastModified, file: typed, step };
      });
      for (const upload of uploads) void pending.keep(upload);
      lay(uploads);
      arranging.pin('photo');
      queue.start();
    },

    /** The crop replaces the photo it was cut from. */
    cut(id: number, file: Blob): void {
      const item = store.get().gallery?.gallary.find((one) => one.id === id);
      if (!item) return;
      const upload: Upload = {
        key: newKey(),
        kind: 'photo',
        name: `${id}`,
        size: file.size,
        lastModified: now(),
        file,
        step: { at: 'waiting', sent: 0 },
        replaces: id,
        caption: store.get().captions[id] ?? item.caption,
      };
      void pending.keep(upload);
      lay([upload]);
      queue.start();
    },

    takeOver(photos: readonly PendingPhoto[]): void {
      const isFresh = ({ at }: Arrival) => now() - at < arrivalKeptFor.photo;
      const uploads = photos.map(({ key, name, lastModified, file, arrival, replaces, caption }): Upload => {
        const step = { at: 'stalled', sent: 0 } as const;
        const known = arrival && isFresh(arrival) ? arrival : undefined;
        const facts = { key, name, lastModified, file, replaces, caption };
        return { ...facts, kind: 'photo', size: file.size, arrival: known, step };
      });
      lay(uploads);
      for (const { key } of uploads) queue.resume(key);
    },
  };
}
