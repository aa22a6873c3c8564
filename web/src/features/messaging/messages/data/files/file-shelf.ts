/** Where the bytes of picked files lie until they are sent, so that a closed tab or a lost line loses none of them. */
export interface FileShelf {
  /** False where this browser keeps nothing: then they live as long as the page. */
  put(fileId: string, file: Blob): Promise<boolean>;
  get(fileId: string): Promise<Blob | undefined>;
  drop(fileIds: readonly string[]): Promise<void>;
  ids(): Promise<readonly string[]>;
}

const database = 'callboard-messages';
const files = 'files';

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(files);
  return answer(request);
}

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opened = await open();
  try {
    return await answer(work(opened.transaction(files, mode).objectStore(files)));
  } finally {
    opened.close();
  }
}

export function createFileShelf(): FileShelf {
  const inPage = new Map<string, Blob>();
  return {
    async put(fileId, file) {
      inPage.set(fileId, file);
      try {
        await inStore('readwrite', (store) => store.put(file, fileId));
        return true;
      } catch {
        return false;
      }
    },
    async get(fileId) {
      const held = inPage.get(fileId);
      if (held) return held;
      const kept: unknown = await inStore('readonly', (store) => store.get(fileId)).catch(() => undefined);
      return kept instanceof Blob ? kept : undefined;
    },
    async drop(fileIds) {
      for (const fileId of fileIds) {
        inPage.delete(fileId);
        await inStore('readwrite', (store) => store.delete(fileId)).catch(() => undefined);
      }
    },
    async ids() {
      const keys = await inStore('readonly', (store) => store.getAllKeys()).catch(() => []);
      return keys.flatMap((key) => (typeof key === 'string' ? [key] : []));
    },
  };
}

export const fileShelf = createFileShelf();
