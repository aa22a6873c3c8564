import type { OwnGallery } from '@callboard/contract/people/gallery';
import type { GalleryChange } from '../api.ts';
import { createArranging } from './arranging.ts';
import { createCaptions } from './captions.ts';
import { createDeskStore, type DeskStore } from './desk-state.ts';
import type { Line } from './line.ts';
import { createPendingPhotos, type Shelf } from './pending-photos.ts';
import { createPhotoDesk } from './photo-desk.ts';
import { createPreviews } from './previews.ts';
import type { readReel } from './read-reel.ts';
import { createReelDesk } from './reel-desk.ts';
import { createRemoving } from './removing.ts';
import { createSaving } from './saving.ts';
import type { createPhotoSender } from './send-photo.ts';
import { createReelSender } from './send-reel.ts';
import { createSending } from './sending.ts';
import type { TabClaims } from './tab-claims.ts';
import type { sendByTus } from './tus.ts';
import { createUnfinishedReels, type UnfinishedReel } from './unfinished-reels.ts';
import type { Failure, Upload } from './upload.ts';
import { createWatch } from './watch.ts';

export interface DeskParts {
  readonly userId: number;
  readonly read: () => Promise<OwnGallery>;
  readonly save: (change: GalleryChange) => Promise<OwnGallery>;
  readonly sendPhoto: ReturnType<typeof createPhotoSender>;
  readonly sendByTus: typeof sendByTus;
  readonly endTus: (url: string) => Promise<void>;
  /** How much the server has; nothing when it has let go of it. */
  readonly askOffset: (url: string) => Promise<number | undefined>;
  readonly readReel: typeof readReel;
  readonly session: { getToken(): string | undefined; renew(): Promise<unknown> };
  readonly line: Line;
  readonly shelf: Shelf;
  readonly claims: TabClaims;
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  readonly tell: {
    readonly notArranged: (failure: Failure) => void;
    readonly notRemoved: (failure: Failure) => void;
    readonly removalSent: (ids: readonly number[]) => void;
    readonly keptBoth: () => void;
  };
}

/** What a page loaded anew finds: photos in the browser, and where films stopped. */
function createMemory({ userId, shelf, claims, storage, now }: DeskParts, store: DeskStore) {
  const pending = createPendingPhotos({ userId, shelf, claims, now });
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

/** The files: chosen, looked at, sent, recorded. */
function createFiles(
  parts: DeskParts,
  store: DeskStore,
  {
    saving,
    arranging,
  }: { saving: ReturnType<typeof createSaving>; arranging: ReturnType<typeof createArranging> },
) {
  const { line, now } = parts;
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
    line,
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
  const photos = createPhotoDesk({
    ...desk,
    runner: sending.photos,
    pending,
    makePreview: previews.make,
    now,
  });
  const reels = createReelDesk({
    ...desk,
    runner: sending.reels,
    readReel: parts.readReel,
    showPoster: (poster) => URL.createObjectURL(poster),
  });
  return { memory, previews, sending, photos, reels };
}

/** Everything somebody does to their gallery. Outlives the page that shows it: uploads go on meanwhile. */
export function createDesk(parts: DeskParts) {
  const { line, now, tell, claims } = parts;
  const store = createDeskStore();
  const saving = createSaving({ store, send: parts.save });
  const watch = createWatch({ store, saving, ask: parts.read, isOnline: line.isUp, now });
  const arranging = createArranging({ store, saving, onFailed: tell.notArranged });
  const captions = createCaptions({ store, saving });
  const removing = createRemoving({
    store,
    saving,
    onSent: tell.removalSent,
    onFailed: tell.notRemoved,
  });
  const { memory, previews, sending, photos, reels } = createFiles(parts, store, { saving, arranging });

  /** The server knows best how far it is. When nobody answers, the last note is good enough. */
  const takeOverReel = async (reel: UnfinishedReel) => {
    const sent = await parts.askOffset(reel.url).catch(() => reel.sent);
    if (sent === undefined) memory.unfinished.forget(reel.key);
    else reels.takeOver([{ ...reel, sent }]);
  };

  /** What earlier pages left behind belongs below what the server has: that must be there first. */
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
    /** The server's own picture is on the page: ours can go. */
    dropPreview(id: number): void {
      const { born } = store.get();
      const known = born[id];
      if (!known?.preview) return;
      previews.letGo(known.preview);
      store.change({ born: { ...born, [id]: { key: known.key, preview: undefined } } });
    },
    dismissLeftOut: (kind: Upload['kind']) =>
      store.change({ leftOut: { ...store.get().leftOut, [kind]: [] } }),
    /** Whoever signs out leaves nothing behind; whose session merely ended finds it again. */
    async end(reason: 'signed-out' | 'other'): Promise<void> {
      removing.end();
      sending.end();
      claims.release();
      if (reason === 'signed-out') await memory.clear();
    },
  };
}

export type Desk = ReturnType<typeof createDesk>;
