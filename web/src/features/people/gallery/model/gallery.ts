import type { OwnGallery } from '@callboard/contract/people/gallery';
import type { DraftStorage } from '../../../../shared/lib/drafts.ts';
import { openPicture } from '../../../../shared/lib/images/open-picture.ts';
import type { shrinkPhoto } from '../../../../shared/lib/images/shrink-photo.ts';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { newId } from '../../../../shared/lib/new-id.ts';
import type { Connection } from '../../../../shared/lib/send-later/connection.ts';
import type { TabClaims } from '../../../../shared/lib/send-later/tab-locks.ts';
import type { sendByTus } from '../../../../shared/lib/uploads/tus.ts';
import type { GalleryChange } from '../api.ts';
import { createPhotoAdder } from './add-photos.ts';
import { createReelAdder } from './add-reels.ts';
import { createCaptions } from './captions.ts';
import { createGalleryStore, type GalleryStore } from './gallery-state.ts';
import { createPendingPhotos, type PhotoStorage } from './pending-photos.ts';
import { createPolling } from './poll-gallery.ts';
import type { readReel } from './read-reel.ts';
import { createItemRemoval } from './remove-items.ts';
import { createReorder } from './reorder.ts';
import { createSaveQueue } from './save-queue.ts';
import type { createPhotoSender } from './send-photo.ts';
import { createReelSender } from './send-reel.ts';
import { createUnfinishedReels, type UnfinishedReel } from './unfinished-reels.ts';
import type { Failure, Upload } from './upload.ts';
import { createUploads } from './upload-files.ts';

const edge = 720;

/** Makes previews one at a time, because twelve photos at once are too much for a phone. */
function createPreviews(onMade: (key: string, preview: string) => void) {
  let last: Promise<void> = Promise.resolve();
  const make = async (key: string, file: Blob) => {
    try {
      const { previewUrl } = await openPicture(file, { edge });
      onMade(key, previewUrl);
    } catch (error) {
      // Mostly HEIC; the tile then shows a text.
      logProblem('The browser cannot draw this photo', error);
    }
  };
  return {
    make(key: string, file: Blob): void {
      last = last.then(() => make(key, file));
    },
    release: (preview: string | undefined): void => {
      if (preview) URL.revokeObjectURL(preview);
    },
  };
}

export interface GalleryOptions {
  readonly userId: number;
  readonly read: () => Promise<OwnGallery>;
  readonly save: (change: GalleryChange) => Promise<OwnGallery>;
  readonly sendPhoto: ReturnType<typeof createPhotoSender>;
  readonly sendByTus: typeof sendByTus;
  readonly endTus: (url: string) => Promise<void>;
  /** How many bytes the server has; undefined when it has deleted the upload. */
  readonly getOffset: (url: string) => Promise<number | undefined>;
  readonly readReel: typeof readReel;
  readonly shrink: typeof shrinkPhoto;
  readonly session: { getToken(): string | undefined; renew(): Promise<unknown> };
  readonly connection: Connection;
  readonly pendingPhotos: PhotoStorage;
  readonly claims: TabClaims;
  readonly storage: () => DraftStorage;
  readonly now: () => number;
  readonly notify: {
    readonly onReorderFailed: (failure: Failure) => void;
    readonly onRemovalFailed: (failure: Failure) => void;
    readonly onRemovalSent: (ids: readonly number[]) => void;
    readonly onOriginalKept: () => void;
  };
}

/** Restores uploads after a reload: photos from the browser's database, and where videos stopped. */
function createSavedUploads(
  { userId, pendingPhotos, claims, storage, now }: GalleryOptions,
  store: GalleryStore,
) {
  const pending = createPendingPhotos({ userId, photos: pendingPhotos, claims, now });
  const unfinished = createUnfinishedReels({ userId, tab: claims.tab, storage, now });
  return {
    pending,
    unfinished,
    forget({ key }: Upload): void {
      void pending.forget(key);
      unfinished.forget(key);
      if (store.get().uploads.length === 0) claims.release();
    },
    async clear(): Promise<void> {
      unfinished.clear();
      await pending.clear();
    },
  };
}

/** The uploads: chosen, checked, sent, recorded. */
function createFiles(
  options: GalleryOptions,
  store: GalleryStore,
  {
    saveQueue,
    reorder,
  }: { saveQueue: ReturnType<typeof createSaveQueue>; reorder: ReturnType<typeof createReorder> },
) {
  const { connection, now } = options;
  const savedUploads = createSavedUploads(options, store);
  const previews = createPreviews((key, preview) => {
    if (store.find(key)) store.changeUpload(key, { preview });
    else previews.release(preview);
  });
  const onUrl = (key: string, url: string) => {
    options.claims.hold();
    store.changeUpload(key, { url });
  };
  const uploading = createUploads({
    store,
    saveQueue,
    reorder,
    connection,
    now,
    pending: savedUploads.pending,
    onOriginalKept: options.notify.onOriginalKept,
    sendPhoto: options.sendPhoto,
    sendReel: createReelSender({ ...options, unfinished: savedUploads.unfinished, onUrl }),
    onDone: (upload, how) => {
      savedUploads.forget(upload);
      if (how === 'recorded') return;
      previews.release(upload.preview);
      if (upload.url) options.endTus(upload.url).catch(() => undefined);
    },
  });
  const shared = { store, reorder, newKey: newId };
  const { pending } = savedUploads;
  const photos = createPhotoAdder({
    ...shared,
    queue: uploading.photos,
    pending,
    shrink: options.shrink,
    makePreview: previews.make,
    now,
  });
  const reels = createReelAdder({
    ...shared,
    queue: uploading.reels,
    readReel: options.readReel,
    showPoster: (poster) => URL.createObjectURL(poster),
  });
  return { savedUploads, previews, uploading, photos, reels };
}

/** Everything a talent does to their gallery. Outlives its page, so uploads continue in the background. */
export function createGallery(options: GalleryOptions) {
  const { connection, now, notify, claims } = options;
  const store = createGalleryStore();
  const saveQueue = createSaveQueue({ store, send: options.save });
  const polling = createPolling({
    store,
    saveQueue,
    fetchGallery: options.read,
    isOnline: connection.isOnline,
    now,
  });
  const reorder = createReorder({ store, saveQueue, onFailed: notify.onReorderFailed });
  const captions = createCaptions({ store, saveQueue });
  const itemRemoval = createItemRemoval({
    store,
    saveQueue,
    onSent: notify.onRemovalSent,
    onFailed: notify.onRemovalFailed,
  });
  const { savedUploads, previews, uploading, photos, reels } = createFiles(options, store, {
    saveQueue,
    reorder,
  });

  /** The server knows the exact progress. Without a response, the last note is good enough. */
  const restoreReel = async (reel: UnfinishedReel) => {
    const sent = await options.getOffset(reel.url).catch(() => reel.sent);
    if (sent === undefined) savedUploads.unfinished.forget(reel.key);
    else reels.restore([{ ...reel, sent }]);
  };

  /** Restored uploads go below the server's items, so those must be loaded first. */
  let hasRestored = false;
  store.subscribe(() => {
    if (hasRestored || !store.get().gallery) return;
    hasRestored = true;
    void savedUploads.pending.restore(photos.restore);
    for (const reel of savedUploads.unfinished.own()) {
      if (reel.tab !== claims.tab) claims.onTabClosed(reel.tab, () => restoreReel(reel));
    }
  });

  return {
    store,
    polling,
    reorder,
    captions,
    itemRemoval,
    uploading,
    photos,
    reels,
    /** The server's own picture has loaded, so the preview can be released. */
    dropPreview(id: number): void {
      const { uploadedItems } = store.get();
      const known = uploadedItems[id];
      if (!known?.preview) return;
      previews.release(known.preview);
      store.change({ uploadedItems: { ...uploadedItems, [id]: { key: known.key, preview: undefined } } });
    },
    dismissLeftOut: (kind: Upload['kind']) =>
      store.change({ leftOut: { ...store.get().leftOut, [kind]: [] } }),
    /** Signing out removes everything; an expired session keeps it for the next sign-in. */
    async end(reason: 'signed-out' | 'other'): Promise<void> {
      itemRemoval.end();
      uploading.end();
      claims.release();
      if (reason === 'signed-out') await savedUploads.clear();
    },
  };
}

export type Gallery = ReturnType<typeof createGallery>;
