/** Before the keys under which this browser keeps what somebody typed and the server has not got yet. */
export const draftPrefix = 'callboard-draft/';

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export const draftKeys = (storage: DraftStorage, prefix: string): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  );

/** When somebody signs out, nothing they typed is left for the next person at the same screen. */
export function forgetDrafts(storage: () => DraftStorage = () => window.localStorage): void {
  try {
    for (const key of draftKeys(storage(), draftPrefix)) storage().removeItem(key);
  } catch {
    // Storage is forbidden, so there is nothing in it.
  }
}
