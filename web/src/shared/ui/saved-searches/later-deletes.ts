import { createStore, useStore } from '../../lib/store.ts';

/** As long as its toast can undo it. */
export const undoMs = 8000;

interface Outcome {
  readonly onDeleted: () => void;
  readonly onFailed: () => void;
}

/** Hidden right away, deleted once the undo time is over or when the page is left. */
export function createLaterDeletes(sendDelete: (id: number) => Promise<unknown>) {
  const hiddenIds = createStore<readonly number[]>([]);
  const pending = new Map<number, { timer: ReturnType<typeof setTimeout>; send: () => void }>();
  const unhide = (id: number) => hiddenIds.set(hiddenIds.get().filter((one) => one !== id));
  const sendAll = () => {
    for (const { send } of [...pending.values()]) send();
  };

  return {
    delete(id: number, { onDeleted, onFailed }: Outcome): void {
      hiddenIds.set([...hiddenIds.get(), id]);
      const send = () => {
        clearTimeout(pending.get(id)?.timer);
        pending.delete(id);
        sendDelete(id).then(onDeleted, () => {
          unhide(id);
          onFailed();
        });
      };
      // Also when the list was closed meanwhile.
      window.addEventListener('pagehide', sendAll);
      pending.set(id, { timer: setTimeout(send, undoMs), send });
    },

    undo(id: number): void {
      clearTimeout(pending.get(id)?.timer);
      if (pending.delete(id)) unhide(id);
    },

    useHiddenIds: (): readonly number[] => useStore(hiddenIds),
  };
}
export type LaterDeletes = ReturnType<typeof createLaterDeletes>;
