import { ProblemError } from '@callboard/contract/client';
import type { FieldError } from '@callboard/contract/errors';
import type { OwnGallery } from '@callboard/contract/people/gallery';
import { isConnectionFailure } from '../../../../shared/lib/send-later/request-failure.ts';
import type { GalleryChange } from '../api.ts';
import { failureOf } from './failure.ts';
import type { GalleryState, GalleryStore } from './gallery-state.ts';
import { newItemOf } from './places.ts';
import type { Saving } from './saving.ts';
import { keyOfItem, type Tile, tilesOf } from './tiles.ts';
import type { Upload } from './upload.ts';

const kinds = ['photo', 'video', 'audio'] as const;
/** The server accepts this many per request. */
const atOnce = 30;

interface RecordingParts {
  readonly store: GalleryStore;
  readonly saving: Pick<Saving, 'save'>;
  /** The connection was lost before it was recorded. */
  readonly onStalled: (upload: Upload) => void;
  /** The server kept the original of a crop. */
  readonly onKeptBoth: () => void;
  /** It is an item now, so its stored data can be deleted. */
  readonly onRecorded: (upload: Upload) => void;
}

interface Batch {
  readonly uploads: readonly Upload[];
  readonly change: GalleryChange;
}

const isArrived = (tile: Tile): tile is Tile & { upload: Upload } =>
  tile.upload?.step.at === 'recording' && tile.upload.arrival !== undefined;

/** Every finished upload, in page order. */
function batchOf(state: GalleryState): Batch {
  const arrived = kinds
    .flatMap((kind) => {
      const tiles = tilesOf(kind, state);
      return tiles.filter(isArrived).map((tile) => ({ upload: tile.upload, item: newItemOf(tile, tiles) }));
    })
    .slice(0, atOnce);
  const uploads = arrived.map(({ upload }) => upload);
  return {
    uploads,
    change: {
      items: arrived.flatMap(({ item }) => (item ? [item] : [])),
      removed: uploads.flatMap(({ replaces }) => (replaces === undefined ? [] : [replaces])),
    },
  };
}

/** Matches new items to uploads: ids are assigned in the order they were sent. */
export function bornFrom(
  uploads: readonly Upload[],
  before: OwnGallery | undefined,
  answer: OwnGallery,
): GalleryState['born'] {
  const known = new Set(before?.gallary.map(({ id }) => id));
  const pairs = kinds.flatMap((kind) => {
    const sent = uploads.filter((upload) => upload.kind === kind);
    const ids = answer.gallary
      .filter((item) => item.kind === kind && !known.has(item.id))
      .map(({ id }) => id)
      .toSorted((one, other) => one - other);
    // Another page of the same account may have added items, so they cannot be matched.
    if (ids.length !== sent.length) return [];
    return sent.map(({ key, preview }, index) => [ids[index], { key, preview }] as const);
  });
  return Object.fromEntries(pairs);
}

const faultIn = (error: unknown, index: number) =>
  error instanceof ProblemError
    ? error.problem.errors?.find(({ field }) => field.startsWith(`items.${index}.`))
    : undefined;

/** The state of an upload that the server rejected. */
function faulted({ arrival }: Upload, { field, message }: FieldError): Partial<Upload> {
  // A video is recorded without its poster.
  if (arrival && field.endsWith('.poster_key')) return { arrival: { ...arrival, posterKey: undefined } };
  // Rejected files are deleted, so another try starts with the upload.
  return { arrival: undefined, step: { at: 'failed', failure: { reason: 'refused', detail: message } } };
}

/** A crop takes the position of its original. */
function handedOver(state: GalleryState, uploads: readonly Upload[]): GalleryState['order'] {
  const heirs = new Map(
    uploads.flatMap(({ key, replaces }) =>
      replaces === undefined ? [] : [[keyOfItem(replaces, state), key] as const],
    ),
  );
  const { photo } = state.order;
  if (!photo || heirs.size === 0) return state.order;
  return { ...state.order, photo: photo.map((key) => heirs.get(key) ?? key) };
}

/** A published profile needs a visible photo, so the original stays next to its crop. */
function keepBoth(store: GalleryStore, upload: Upload): void {
  const state = store.get();
  const whole = keyOfItem(upload.replaces ?? 0, state);
  const keys = tilesOf('photo', state).flatMap(({ key }) => (key === upload.key ? [key, whole] : [key]));
  store.change({ order: { ...state.order, photo: keys } });
  store.changeUpload(upload.key, { replaces: undefined });
}

const isAboutRemoving = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.errors?.some(({ field }) => field === 'removed') === true;

/** Records finished uploads as gallery items, several per request. */
export function createRecording({ store, saving, onStalled, onKeptBoth, onRecorded }: RecordingParts) {
  const refuse = (uploads: readonly Upload[], error: unknown) => {
    if (isConnectionFailure(error)) {
      for (const upload of uploads) onStalled(upload);
      return;
    }
    const cut = uploads.filter(({ replaces }) => replaces !== undefined);
    if (isAboutRemoving(error) && cut.length > 0) {
      for (const upload of cut) keepBoth(store, upload);
      onKeptBoth();
      return record();
    }
    const faults = uploads.map((_, index) => faultIn(error, index));
    const isOneToBlame = faults.some((fault) => fault !== undefined);
    uploads.forEach((upload, index) => {
      const fault = faults[index];
      if (fault) store.changeUpload(upload.key, faulted(upload, fault));
      else if (!isOneToBlame) {
        store.changeUpload(upload.key, { step: { at: 'failed', failure: failureOf(error) } });
      }
    });
    if (isOneToBlame) record();
  };

  const record = (): void => {
    let batch: Batch = { uploads: [], change: {} };
    const save = saving.save({
      build: () => {
        batch = batchOf(store.get());
        return batch.uploads.length > 0 ? batch.change : undefined;
      },
      settle: (answer) => {
        const state = store.get();
        const done = new Set(batch.uploads.map(({ key }) => key));
        return {
          uploads: state.uploads.filter(({ key }) => !done.has(key)),
          born: { ...state.born, ...bornFrom(batch.uploads, state.gallery, answer) },
          order: handedOver(state, batch.uploads),
        };
      },
    });
    save.then(
      () => {
        for (const upload of batch.uploads) onRecorded(upload);
      },
      (error: unknown) => refuse(batch.uploads, error),
    );
  };

  return { record };
}
