import { createStore, useStore } from '../../../../shared/lib/store.ts';

/** How long it can be undone before it is sent. */
export const holdMs = 6000;

interface Held {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly send: () => void;
}

const held = new Map<number, Held>();
const ids = createStore<ReadonlySet<number>>(new Set());

const tell = () => ids.set(new Set(held.keys()));

/** Takes it out, so that it is sent or undone once. */
function take(id: number): Held | undefined {
  const found = held.get(id);
  if (!found) return undefined;
  clearTimeout(found.timer);
  held.delete(id);
  tell();
  return found;
}

const sendAll = (): void => {
  for (const id of [...held.keys()]) take(id)?.send();
};

let isWatching = false;

/** Sent after a while, or when the page is left. */
export function holdRejection(id: number, send: () => void): void {
  if (!isWatching) {
    isWatching = true;
    window.addEventListener('pagehide', sendAll);
  }
  take(id);
  held.set(id, { send, timer: setTimeout(() => take(id)?.send(), holdMs) });
  tell();
}

/** False when it was sent already. */
export const undoRejection = (id: number): boolean => take(id) !== undefined;

/** Leaving the applicants sends what waits. */
export const sendHeldRejections = sendAll;

/** Those who are about to be answered. */
export const useHeldRejections = (): ReadonlySet<number> => useStore(ids);
