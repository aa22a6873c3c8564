import { sortFiles, typeOf } from './file-rules.ts';
import type { GalleryStore } from './gallery-state.ts';
import type { PendingPhoto, PendingPhotos } from './pending-photos.ts';
import type { Reorder } from './reorder.ts';
import { countOf, tilesOf } from './tiles.ts';
import type { Arrival, Upload } from './upload.ts';
import { arrivalValidMs } from './upload-files.ts';
import type { UploadQueue } from './upload-queue.ts';

interface PhotoAdderOptions {
  readonly store: GalleryStore;
  readonly reorder: Pick<Reorder, 'pin'>;
  readonly queue: Pick<UploadQueue, 'start' | 'resume'>;
  readonly pending: Pick<PendingPhotos, 'keep'>;
  readonly makePreview: (key: string, file: Blob) => void;
  readonly newKey: () => string;
  readonly now: () => number;
}

/** Adds photos: chosen, cropped, or left over from an earlier page. */
export function createPhotoAdder(options: PhotoAdderOptions) {
  const { store, reorder, queue, pending, makePreview, newKey, now } = options;

  const addUploads = (uploads: readonly Upload[]) => {
    store.change({ uploads: [...store.get().uploads, ...uploads] });
    for (const { key, file } of uploads) if (file) makePreview(key, file);
  };

  return {
    add(files: readonly File[]): void {
      const tiles = tilesOf('photo', store.get());
      const currentUploads = store.get().uploads.filter(({ kind }) => kind === 'photo');
      const { toUpload, leftOut } = sortFiles('photo', files, { count: countOf(tiles), currentUploads });
      store.change({ leftOut: { ...store.get().leftOut, photo: leftOut } });
      const uploads = toUpload.map((file): Upload => {
        const { name, size, lastModified } = file;
        // Phones leave the type out, but storage needs one.
        const typedFile = file.slice(0, size, typeOf('photo', file));
        const status = { at: 'waiting', sent: 0 } as const;
        return { key: newKey(), kind: 'photo', name, size, lastModified, file: typedFile, status };
      });
      for (const upload of uploads) void pending.keep(upload);
      addUploads(uploads);
      reorder.pin('photo');
      queue.start();
    },

    /** The crop replaces the photo it was cut from. */
    crop(id: number, file: Blob): void {
      const item = store.get().gallery?.gallary.find((one) => one.id === id);
      if (!item) return;
      const upload: Upload = {
        key: newKey(),
        kind: 'photo',
        name: `${id}`,
        size: file.size,
        lastModified: now(),
        file,
        status: { at: 'waiting', sent: 0 },
        replaces: id,
        caption: store.get().captions[id] ?? item.caption,
      };
      void pending.keep(upload);
      addUploads([upload]);
      queue.start();
    },

    restore(photos: readonly PendingPhoto[]): void {
      const isFresh = ({ at }: Arrival) => now() - at < arrivalValidMs.photo;
      const uploads = photos.map(({ key, name, lastModified, file, arrival, replaces, caption }): Upload => {
        const status = { at: 'stalled', sent: 0 } as const;
        const known = arrival && isFresh(arrival) ? arrival : undefined;
        const facts = { key, name, lastModified, file, replaces, caption };
        return { ...facts, kind: 'photo', size: file.size, arrival: known, status };
      });
      addUploads(uploads);
      for (const { key } of uploads) queue.resume(key);
    },
  };
}
