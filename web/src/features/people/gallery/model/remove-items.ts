import { failureOf } from './failure.ts';
import type { GalleryStore } from './gallery-state.ts';
import type { SaveQueue } from './save-queue.ts';
import type { Failure } from './upload.ts';

/** How long a deletion can be undone. */
export const undoTime = 8000;

interface RemoveOptions {
  readonly store: GalleryStore;
  readonly saveQueue: Pick<SaveQueue, 'save'>;
  /** It is too late to undo these. */
  readonly onSent: (ids: readonly number[]) => void;
  readonly onFailed: (failure: Failure) => void;
}

/**
 * Removes an item from the page right away, and from the server once it can no longer be undone or the page
 * is left.
 */
export function createItemRemoval({ store, saveQueue, onSent, onFailed }: RemoveOptions) {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();

  const show = (id: number) => store.change({ removed: store.get().removed.filter((one) => one !== id) });

  const send = (ids: readonly number[]) => {
    for (const id of ids) {
      clearTimeout(timers.get(id));
      timers.delete(id);
    }
    if (ids.length === 0) return;
    onSent(ids);
    saveQueue
      .save({
        build: () => ({ removed: [...ids] }),
        applyResponse: () => ({ removed: store.get().removed.filter((id) => !ids.includes(id)) }),
      })
      .catch((error: unknown) => {
        for (const id of ids) show(id);
        onFailed(failureOf(error));
      });
  };

  return {
    remove(id: number, { canUndo = true } = {}): void {
      store.change({ removed: [...store.get().removed, id] });
      if (canUndo)
        timers.set(
          id,
          setTimeout(() => send([id]), undoTime),
        );
      else send([id]);
    },
    /** Returns whether it could still be undone. */
    undo(id: number): boolean {
      if (!timers.has(id)) return false;
      clearTimeout(timers.get(id));
      timers.delete(id);
      show(id);
      return true;
    },
    /** The page is left, so nothing can be undone any more. */
    flush: (): void => send([...timers.keys()]),
    waiting: (): readonly number[] => [...timers.keys()],
    end(): void {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
