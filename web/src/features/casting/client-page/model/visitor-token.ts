import { useSyncExternalStore } from 'react';
import { createStore } from '../../../../shared/lib/store.ts';

const keyOf = (shareId: string) => `callboard-client/${shareId}`;

/** In the address of a preview, which shows the team what a client sees. Stored nowhere. */
const previewParameter = 'visitor';

/** Where storage is blocked, a token lasts as long as the page. */
const inPage = createStore<ReadonlyMap<string, string>>(new Map());

function readStored(shareId: string): string | undefined {
  try {
    return window.localStorage.getItem(keyOf(shareId)) ?? undefined;
  } catch {
    return undefined;
  }
}

const readPreview = (): string | undefined =>
  new URLSearchParams(window.location.hash.slice(1)).get(previewParameter) ?? undefined;

/** Who reads this link on this device. */
const readVisitor = (shareId: string): string | undefined =>
  readPreview() ?? inPage.get().get(shareId) ?? readStored(shareId);

export function storeVisitor(shareId: string, visitor: string): void {
  try {
    window.localStorage.setItem(keyOf(shareId), visitor);
  } catch {
    // It lasts as long as the page.
  }
  inPage.set(new Map(inPage.get()).set(shareId, visitor));
}

function subscribe(listener: () => void): () => void {
  const stop = inPage.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

/** Undefined before they gave their name, and on the server. */
export const useVisitor = (shareId: string): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => readVisitor(shareId),
    () => undefined,
  );
