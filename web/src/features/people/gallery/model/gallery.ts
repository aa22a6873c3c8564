import type { OwnGallery } from '@callboard/contract/people/gallery';
import type { DraftStorage } from '../../../../shared/lib/drafts.ts';
import { openPicture } from '../../../../shared/lib/images/open-picture.ts';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import type { Connection } from '../../../../shared/lib/send-later/connection.ts';
import type { TabClaims } from '../../../../shared/lib/send-later/tab-locks.ts';
import type { GalleryChange } from '../api.ts';
import { createPhotoAdder } from './add-photos.ts';
import { createReelAdder } from './add-reels.ts';
import { createArranging } from './arranging.ts';
import { createCaptions } from './captions.ts';
import { createGalleryStore, type GalleryStore } from './gallery-state.ts';
import { createPendingPhotos, type PhotoStorage } from './pending-photos.ts';
import type { readReel } from './read-reel.ts';
import { createRemoving } from './removing.ts';
import { createSaving } from './saving.ts';
import type { createPhotoSender } from './send-photo.ts';
import { createReelSender } from './send-reel.ts';
import { createSending } from './sending.ts';
import type { sendByTus } from './tus.ts';
import { createUnfinishedReels, type UnfinishedReel } from './unfinished-reels.ts';
import type { Failure, Upload } from './upload.ts';
import { createWatch } from './watch.ts';

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
    letGo: (preview: string | undefined): void => {
      if (preview) URL.revokeObjectURL(preview);
    },
  };
}

export interface GalleryParts {
  readonly userId: number;
  readonly read: () => Promise<OwnGallery>;
  readonly save: (change: GalleryChange) => Promise<OwnGallery>;
  readonly sendPhoto: ReturnType<typeof createPhotoSender>;
  readonly sendByTus: typeof sendByTus;
  readonly endTus: (url: string) => Promise<void>;
  /** How many bytes the server has; undefined when it has deleted the upload. */
  readonly askOffset: (url: string) => Promise<number | undefined>;
  readonly readReel: typeof readReel;
  readonly session: { getToken(): string | undefined; renew(): Promise<unknown> };
  readonly connection: Connection;
  readonly pendingPhotos: PhotoStorage;
  readonly claims: TabClaims;
  readonly storage: () => DraftStorage;
  readonly now: () => number;
  readonly tell: {
    readonly notArranged: (failure: Failure) => void;
    readonly notRemoved: (failure: Failure) => void;
    readonly removalSent: (ids: readonly number[]) => void;
    readonly keptBoth: () => void;
  };
}

/** Restores uploads after a reload: photos from the browser's database, and where videos stopped. */
function createMemory({ userId, pendingPhotos, claims, storage, now }: GalleryParts, store: GalleryStore) {
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
  parts: GalleryParts,
  store: GalleryStore,
  {
    saving,
    arranging,
  }: { saving: ReturnType<typeof createSaving>; arranging: ReturnType<typeof createArranging> },
) {
  const { connection, now } = parts;
  const memory = createMemory(parts, store);
  const previews = createPreviews((key, preview) => {
    if (store.find(key)) store.changeUpload(key, { preview });
    else previews.letGo(preview);
  });
  const onUrl = (key: string, url: string) => {
    parts.claims.hold();
    store.changeUpload(key, { url });
  };
  const sending = createSending({
    store,
    saving,
    arranging,
    connection,
    now,
    pending: memory.pending,
    onKeptBoth: parts.tell.keptBoth,
    sendPhoto: parts.sendPhoto,
    sendReel: createReelSender({ ...parts, unfinished: memory.unfinished, onUrl }),
    onDone: (upload, how) => {
      memory.forget(upload);
      if (how === 'recorded') return;
      previews.letGo(upload.preview);
      if (upload.url) parts.endTus(upload.url).catch(() => undefined);
    },
  });
  const newKey = () => crypto.randomUUID();
  const desk = { store, arranging, newKey };
  const { pending } = memory;
  const photos = createPhotoAdder({
    ...desk,
    queue: sending.photos,
    pending,
    makePreview: previews.make,
    now,
  });
  const reels = createReelAdder({
    ...desk,
    queue: sending.reels,
    readReel: parts.readReel,
    showPoster: (poster) => URL.createObjectURL(poster),
  });
  return { memory, previews, sending, photos, reels };
}

/** Everything a talent does to their gallery. Outlives its page, so uploads continue in the background. */
export function createGallery(parts: GalleryParts) {
  const { connection, now, tell, claims } = parts;
  const store = createGalleryStore();
  const saving = createSaving({ store, send: parts.save });
  const watch = createWatch({ store, saving, ask: parts.read, isOnline: connection.isOnline, now });
  const arranging = createArranging({ store, saving, onFailed: tell.notArranged });
  const captions = createCaptions({ store, saving });
  const removing = createRemoving({
    store,
    saving,
    onSent: tell.removalSent,
    onFailed: tell.notRemoved,
  });
  const { memory, previews, sending, photos, reels } = createFiles(parts, store, { saving, arranging });

  /** The server knows the exact progress. Without a response, the last note is good enough. */
  const takeOverReel = async (reel: UnfinishedReel) => {
    const sent = await parts.askOffset(reel.url).catch(() => reel.sent);
    if (sent === undefined) memory.unfinished.forget(reel.key);
    else reels.takeOver([{ ...reel, sent }]);
  };

  /** Restored uploads go below the server's items, so those must be loaded first. */
  let hasTakenOver = false;
  store.subscribe(() => {
    if (hasTakenOver || !store.get().gallery) return;
    hasTakenOver = true;
    void memory.pending.takeOver(photos.takeOver);
    for (const reel of memory.unfinished.mine()) {
      if (reel.tab !== claims.tab) claims.whenGone(reel.tab, () => takeOverReel(reel));
    }
  });

  return {
    store,
    watch,
    arranging,
    captions,
    removing,
    sending,
    photos,
    reels,
    /** The server's own picture has loaded, so the preview can be released. */
    dropPreview(id: number): void {
      const { born } = store.get();
      const known = born[id];
      if (!known?.preview) return;
      previews.letGo(known.preview);
      store.change({ born: { ...born, [id]: { key: known.key, preview: undefined } } });
    },
    dismissLeftOut: (kind: Upload['kind']) =>
      store.change({ leftOut: { ...store.get().leftOut, [kind]: [] } }),
    /** Signing out removes everything; an expired session keeps it for the next sign-in. */
    async end(reason: 'signed-out' | 'other'): Promise<void> {
      removing.end();
      sending.end();
      claims.release();
      if (reason === 'signed-out') await memory.clear();
    },
  };
}

export type Gallery = ReturnType<typeof createGallery>;
