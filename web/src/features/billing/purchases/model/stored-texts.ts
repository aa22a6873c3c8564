import { draftPrefix } from '../../../../shared/lib/drafts.ts';

/** Where storage is forbidden or full, things are kept as long as the page lives. */
const inPage = new Map<string, string>();

const keyOf = (userId: number, name: string) => `${draftPrefix}billing/${userId}/${name}`;

const read = (key: string): string | null => {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** What this browser keeps of a purchase in the making, until it is made or somebody signs out. */
export const storedTexts = {
  get: (userId: number, name: string): string | undefined => {
    const key = keyOf(userId, name);
    return read(key) ?? inPage.get(key);
  },
  put: (userId: number, name: string, text: string): void => {
    const key = keyOf(userId, name);
    try {
      window.localStorage.setItem(key, text);
    } catch {
      inPage.set(key, text);
    }
  },
  drop: (userId: number, name: string): void => {
    const key = keyOf(userId, name);
    inPage.delete(key);
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Then it was never there.
    }
  },
};
