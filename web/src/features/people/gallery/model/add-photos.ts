import { maxPhotoBytes } from '@callboard/contract/people/media';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { needsShrinking, sortFiles, typeOf } from './file-rules.ts';
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
  /** Makes a photo small enough to upload. */
  readonly shrink: (file: Blob, maxBytes: number) => Promise<Blob>;
  readonly makePreview: (key: string, file: Blob) => void;
  readonly newKey: () => string;
  readonly now: () => number;
}

/** Adds photos: chosen, cropped, or left over from an earlier page. */
export function createPhotoAdder(options: PhotoAdderOptions) {
  const { store, reorder, queue, pending, shrink, makePreview, newKey, now } = options;
  let lastShrunk: Promise<void> = Promise.resolve();

  const shrinkOne = async (key: string, chosen: Blob) => {
    // Cancelled while it waited for the others.
    if (!store.find(key)) return;
    try {
      const file = await shrink(chosen, maxPhotoBytes);
      const upload = store.find(key);
      if (!upload) return;
      const small: Partial<Upload> = { file, size: file.size, status: { at: 'waiting', sent: 0 } };
      store.changeUpload(key, small);
      void pending.keep({ ...upload, ...small });
      makePreview(key, file);
      queue.start();
    } catch (error) {
      logProblem('Could not make a photo smaller', error);
      store.changeUpload(key, { status: { at: 'failed', failure: { reason: 'tooLarge' } } });
    }
  };

  /** One at a time, because each needs the memory of the whole picture. */
  const shrinkLater = ({ key, file }: Upload) => {
    if (file) lastShrunk = lastShrunk.then(() => shrinkOne(key, file));
  };

  const addUploads = (uploads: readonly Upload[]) => {
    store.change({ uploads: [...store.get().uploads, ...uploads] });
    // One that is made smaller gets its preview from the small copy.
    for (const { key, file, status } of uploads) if (file && status.at !== 'checking') makePreview(key, file);
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
        const facts = { key: newKey(), kind: 'photo', name, size, lastModified, file: typedFile } as const;
        return needsShrinking(file)
          ? { ...facts, chosenSize: size, status: { at: 'checking' } }
          : { ...facts, status: { at: 'waiting', sent: 0 } };
      });
      const isReady = ({ status }: Upload) => status.at === 'waiting';
      for (const upload of uploads.filter(isReady)) void pending.keep(upload);
      addUploads(uploads);
      for (const upload of uploads.filter((one) => !isReady(one))) shrinkLater(upload);
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
