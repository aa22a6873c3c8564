import { failureOf } from './failure.ts';
import type { GalleryStore } from './gallery-state.ts';
import { placesOf } from './places.ts';
import type { Saving } from './saving.ts';
import { tilesOf } from './tiles.ts';
import type { Failure, GalleryKind } from './upload.ts';

/** The list with one of its entries moved. */
export function moved<Part>(parts: readonly Part[], from: number, to: number): Part[] {
  const rest = parts.toSpliced(from, 1);
  const part = parts[from];
  return part === undefined ? rest : rest.toSpliced(to, 0, part);
}

interface ArrangingParts {
  readonly store: GalleryStore;
  readonly saving: Pick<Saving, 'save'>;
  readonly onFailed: (failure: Failure) => void;
}

/** Reorders tiles right away, saves the order in the background, and restores it when that fails. */
export function createArranging({ store, saving, onFailed }: ArrangingParts) {
  const waiting = new Set<GalleryKind>();

  const keysOf = (kind: GalleryKind) => tilesOf(kind, store.get()).map(({ key }) => key);

  const setOrder = (kind: GalleryKind, keys: readonly string[] | undefined) => {
    const { [kind]: _before, ...others } = store.get().order;
    store.change({ order: keys ? { ...others, [kind]: keys } : others });
  };

  const tellServer = (kind: GalleryKind) => {
    // A save that has not started yet includes this change.
    if (waiting.has(kind)) return;
    waiting.add(kind);
    const save = saving.save({
      build: () => {
        waiting.delete(kind);
        return { items: placesOf(kind, store.get()) };
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
  const isAsServed = (kind: GalleryKind) => {
    const { [kind]: _here, ...order } = store.get().order;
    const served = tilesOf(kind, { ...store.get(), order });
    return keysOf(kind).every((key, place) => served[place]?.key === key);
  };

  return {
    /** Once nothing is pending and the orders agree, the server's order applies again. */
    settle(kind: GalleryKind): void {
      if (isBusy(kind)) return;
      if (isAsServed(kind)) setOrder(kind, undefined);
      else tellServer(kind);
    },
    /** Keeps tiles in place while uploads become items in the order they arrive. */
    pin: (kind: GalleryKind) => setOrder(kind, keysOf(kind)),
    move(kind: GalleryKind, key: string, to: number): void {
      const keys = keysOf(kind);
      const from = keys.indexOf(key);
      const place = Math.max(0, Math.min(keys.length - 1, to));
      if (from < 0 || from === place) return;
      setOrder(kind, moved(keys, from, place));
      tellServer(kind);
    },
  };
}

export type Arranging = ReturnType<typeof createArranging>;
