const database = 'callboard-unsent';
const stores = ['message-files', 'gallery-photos', 'application-tapes'] as const;
/** One more with every store that is added. */
const version = 2;
type StoreName = (typeof stores)[number];

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, version);
  request.onupgradeneeded = () => {
    const { result } = request;
    for (const name of stores) if (!result.objectStoreNames.contains(name)) result.createObjectStore(name);
  };
  return resultOf(request);
}

/** Opened per use, because files are rare. */
async function withStore<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opened = await open();
  try {
    return await resultOf(use(opened.transaction(name, mode).objectStore(name)));
  } finally {
    opened.close();
  }
}

/** Files waiting in IndexedDB to be sent. Rejects when storage is blocked. */
export interface DeviceFiles<StoredRecord> {
  put(key: string, stored: StoredRecord): Promise<void>;
  get(key: string): Promise<StoredRecord | undefined>;
  remove(key: string): Promise<void>;
  all(): Promise<readonly StoredRecord[]>;
  keys(): Promise<readonly string[]>;
}

/** Nothing else writes to this store, so the type is known. */
export const createDeviceFiles = <StoredRecord>(name: StoreName): DeviceFiles<StoredRecord> => ({
  put: async (key, stored) => void (await withStore(name, 'readwrite', (store) => store.put(stored, key))),
  get: (key) => withStore<StoredRecord | undefined>(name, 'readonly', (store) => store.get(key)),
  remove: async (key) => void (await withStore(name, 'readwrite', (store) => store.delete(key))),
  all: () => withStore<StoredRecord[]>(name, 'readonly', (store) => store.getAll()),
  keys: async () => (await withStore(name, 'readonly', (store) => store.getAllKeys())).map(String),
});
