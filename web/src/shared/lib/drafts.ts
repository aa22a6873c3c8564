/** Prefix of the storage keys of unsent drafts. */
export const draftPrefix = 'callboard-draft/';

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export const draftKeys = (storage: DraftStorage, prefix: string): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );

/** On sign-out, so the next person at this screen finds nothing. */
export function clearDrafts(storage: () => DraftStorage = () => window.localStorage): void {
  try {
    for (const key of draftKeys(storage(), draftPrefix)) storage().removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
