import { translatorOf } from '../../../../shared/i18n/use-translation.ts';
import { sendToStorage } from '../../../../shared/lib/images/send-to-storage.ts';
import { signPicture } from '../../../../shared/lib/images/sign-picture.ts';
import { onSessionEnd, session } from '../../../../shared/lib/session/index.ts';
import { hideToast, toast } from '../../../../shared/ui/toast/toast.ts';
import { askReelOffset, getOwnGallery, sendGalleryChange } from '../api.ts';
import { createDesk, type Desk } from './desk.ts';
import { browserLine } from './line.ts';
import type { PendingPhoto, Shelf } from './pending-photos.ts';
import { readReel } from './read-reel.ts';
import { createPhotoSender } from './send-photo.ts';
import { createTabClaims } from './tab-claims.ts';
import { endTus, sendByTus } from './tus.ts';
import type { Failure } from './upload.ts';

const databaseName = 'callboard-gallery';
const storeName = 'pending-photos';

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'key' });
  return answerOf(request);
};

/** In IndexedDB, which alone keeps files. Opened for each use: photos come and go rarely. */
async function withStore<T>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await answerOf(use(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

const photoShelf: Shelf = {
  put: async (photo) => void (await withStore('readwrite', (store) => store.put(photo))),
  remove: async (key) => void (await withStore('readwrite', (store) => store.delete(key))),
  // Nothing but what `put` laid there comes back.
  all: () => withStore<PendingPhoto[]>('readonly', (store) => store.getAll()),
};

/** The ways back that are on the screen, by the item that was removed. */
export const undoToasts = new Map<number, string>();

/** It can no longer be undone, or has been. */
export function forgetToast(id: number): void {
  const known = undoToasts.get(id);
  if (known !== undefined) hideToast(known);
  undoToasts.delete(id);
}

/** The server's own words say most; they end with a full stop, and a toast brings its own mark. */
const complain =
  (what: 'order' | 'remove') =>
  ({ reason, detail }: Failure) => {
    const words =
      reason === 'refused' && detail
        ? detail.replace(/\.$/, '')
        : translatorOf('gallery')(`failed.${what}.${reason === 'network' ? 'network' : 'other'}`);
    toast(words, { severity: 'error' });
  };

const desks = new Map<number, Desk>();

const openDesk = (userId: number): Desk =>
  createDesk({
    userId,
    read: () => getOwnGallery(userId),
    save: sendGalleryChange,
    sendPhoto: createPhotoSender({
      sign: (picture, signal) => signPicture(picture, 'photo', signal),
      put: sendToStorage,
      now: Date.now,
    }),
    sendByTus,
    endTus: (url) => endTus(url, session.getToken),
    askOffset: askReelOffset,
    readReel,
    session: { getToken: session.getToken, renew: session.refreshUser },
    line: browserLine,
    shelf: photoShelf,
    claims: createTabClaims(),
    storage: () => window.localStorage,
    now: Date.now,
    tell: {
      notArranged: complain('order'),
      notRemoved: complain('remove'),
      removalSent: (ids) => ids.forEach(forgetToast),
      keptBoth: () => void toast(translatorOf('gallery')('keptBoth')),
    },
  });

/** The one desk of whoever is signed in, for as long as they are. */
export function deskOf(userId: number): Desk {
  const known = desks.get(userId);
  if (known) return known;
  const desk = openDesk(userId);
  desks.set(userId, desk);
  const forget = onSessionEnd((reason) => {
    forget();
    desks.delete(userId);
    void desk.end(reason === 'signed-out' ? 'signed-out' : 'other');
  });
  return desk;
}
