import { createStore } from '../../../../shared/lib/store.ts';
import { sendDelete } from '../api.ts';

/** How long somebody can think again. */
export const undoTime = 8000;

/** Taken off the list at once; off the server when it can no longer be undone, or when the page is left. */
export const removed = createStore<readonly number[]>([]);
const waiting = new Map<number, { timer: ReturnType<typeof setTimeout>; send: () => void }>();

const show = (id: number) => removed.set(removed.get().filter((one) => one !== id));

interface Outcome {
  readonly onGone: () => void;
  readonly onFailed: () => void;
}

export function remove(id: number, { onGone, onFailed }: Outcome): void {
  removed.set([...removed.get(), id]);
  const send = () => {
    clearTimeout(waiting.get(id)?.timer);
    waiting.delete(id);
    sendDelete(id).then(onGone, () => {
      show(id);
      onFailed();
    });
  };
  waiting.set(id, { timer: setTimeout(send, undoTime), send });
}

export function undo(id: number): void {
  clearTimeout(waiting.get(id)?.timer);
  if (waiting.delete(id)) show(id);
}

/** Whoever says "deleted" and is believed must not find it there again. */
export function sendWaiting(): void {
  for (const { send } of [...waiting.values()]) send();
}
