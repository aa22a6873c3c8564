import type { PendingPhoto, Shelf } from './pending-photos.ts';

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

export const photoShelf: Shelf = {
  put: async (photo) => void (await withStore('readwrite', (store) => store.put(photo))),
  remove: async (key) => void (await withStore('readwrite', (store) => store.delete(key))),
  // Nothing but what `put` laid there comes back.
  all: () => withStore<PendingPhoto[]>('readonly', (store) => store.getAll()),
};
