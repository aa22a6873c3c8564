import { draftPrefix } from '../../../../shared/lib/drafts.ts';

/** Fallback while browser storage is blocked or full. */
const inMemory = new Map<string, string>();

const keyOf = (userId: number, name: string) => `${draftPrefix}billing/${userId}/${name}`;

const read = (key: string): string | null => {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** What this browser remembers of an unfinished purchase, until it is paid or the user signs out. */
export const billingStorage = {
  get: (userId: number, name: string): string | undefined => {
    const key = keyOf(userId, name);
    return read(key) ?? inMemory.get(key);
  },
  set: (userId: number, name: string, text: string): void => {
    const key = keyOf(userId, name);
    try {
      window.localStorage.setItem(key, text);
    } catch {
      inMemory.set(key, text);
    }
  },
  remove: (userId: number, name: string): void => {
    const key = keyOf(userId, name);
    inMemory.delete(key);
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Storage is blocked, so there was nothing to remove.
    }
  },
};
