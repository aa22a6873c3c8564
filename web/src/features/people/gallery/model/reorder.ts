import { failureOf } from './failure.ts';
import type { GalleryStore } from './gallery-state.ts';
import { positionsOf } from './positions.ts';
import type { SaveQueue } from './save-queue.ts';
import { tilesOf } from './tiles.ts';
import type { Failure, GalleryKind } from './upload.ts';

/** The list with one of its entries moved. */
export function moveEntry<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const rest = entries.toSpliced(from, 1);
  const entry = entries[from];
  return entry === undefined ? rest : rest.toSpliced(to, 0, entry);
}

interface ReorderOptions {
  readonly store: GalleryStore;
  readonly saveQueue: Pick<SaveQueue, 'save'>;
  readonly onFailed: (failure: Failure) => void;
}

/** Reorders tiles right away, saves the order in the background, and restores it when that fails. */
export function createReorder({ store, saveQueue, onFailed }: ReorderOptions) {
  const waiting = new Set<GalleryKind>();

  const keysOf = (kind: GalleryKind) => tilesOf(kind, store.get()).map(({ key }) => key);

  const setOrder = (kind: GalleryKind, keys: readonly string[] | undefined) => {
    const { [kind]: _before, ...others } = store.get().order;
    store.change({ order: keys ? { ...others, [kind]: keys } : others });
  };

  const saveOrder = (kind: GalleryKind) => {
    // A save that has not started yet includes this change.
    if (waiting.has(kind)) return;
    waiting.add(kind);
    const save = saveQueue.save({
      build: () => {
        waiting.delete(kind);
        return { items: positionsOf(kind, store.get()) };
      },
    });
    save.then(
      () => {
        if (!isBusy(kind)) setOrder(kind, undefined);
      },
      (error: unknown) => {
        setOrder(kind, undefined);
        onFailed(failureOf(error));
      },
    );
  };

  const isBusy = (kind: GalleryKind) =>
    waiting.has(kind) || store.get().uploads.some((upload) => upload.kind === kind);

  /** Whether the page shows the server's order. */
  const isServerOrder = (kind: GalleryKind) => {
    const { [kind]: _here, ...order } = store.get().order;
    const serverTiles = tilesOf(kind, { ...store.get(), order });
    return keysOf(kind).every((key, place) => serverTiles[place]?.key === key);
  };

  return {
    /** Once nothing is pending and the orders agree, the server's order applies again. */
    syncOrder(kind: GalleryKind): void {
      if (isBusy(kind)) return;
      if (isServerOrder(kind)) setOrder(kind, undefined);
      else saveOrder(kind);
    },
    /** Keeps tiles in place while uploads become items in the order they arrive. */
    pin: (kind: GalleryKind) => setOrder(kind, keysOf(kind)),
    move(kind: GalleryKind, key: string, to: number): void {
      const keys = keysOf(kind);
      const from = keys.indexOf(key);
      const place = Math.max(0, Math.min(keys.length - 1, to));
      if (from < 0 || from === place) return;
      setOrder(kind, moveEntry(keys, from, place));
      saveOrder(kind);
    },
  };
}

export type Reorder = ReturnType<typeof createReorder>;
