import { ProblemError } from '@callboard/contract/client';
import type { FieldError } from '@callboard/contract/errors';
import type { OwnGallery } from '@callboard/contract/people/gallery';
import { isConnectionFailure } from '../../../../shared/lib/send-later/request-failure.ts';
import type { GalleryChange } from '../api.ts';
import { failureOf } from './failure.ts';
import type { GalleryState, GalleryStore } from './gallery-state.ts';
import { newItemOf } from './positions.ts';
import type { SaveQueue } from './save-queue.ts';
import { keyOfItem, type Tile, tilesOf } from './tiles.ts';
import type { Upload } from './upload.ts';

const kinds = ['photo', 'video', 'audio'] as const;
/** The server accepts this many per request. */
const maxPerRequest = 30;

interface RecordOptions {
  readonly store: GalleryStore;
  readonly saveQueue: Pick<SaveQueue, 'save'>;
  /** The connection was lost before it was recorded. */
  readonly onStalled: (upload: Upload) => void;
  /** The server kept the original of a crop. */
  readonly onOriginalKept: () => void;
  /** It is an item now, so its stored data can be deleted. */
  readonly onRecorded: (upload: Upload) => void;
}

interface Batch {
  readonly uploads: readonly Upload[];
  readonly change: GalleryChange;
}

const isArrived = (tile: Tile): tile is Tile & { upload: Upload } =>
  tile.upload?.status.at === 'recording' && tile.upload.arrival !== undefined;

/** Every finished upload, in page order. */
function batchOf(state: GalleryState): Batch {
  const arrived = kinds
    .flatMap((kind) => {
      const tiles = tilesOf(kind, state);
      return tiles.filter(isArrived).map((tile) => ({ upload: tile.upload, item: newItemOf(tile, tiles) }));
    })
    .slice(0, maxPerRequest);
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
export function matchUploads(
  uploads: readonly Upload[],
  before: OwnGallery | undefined,
  answer: OwnGallery,
): GalleryState['uploadedItems'] {
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

const findItemError = (error: unknown, index: number) =>
  error instanceof ProblemError
    ? error.problem.errors?.find(({ field }) => field.startsWith(`items.${index}.`))
    : undefined;

/** The state of an upload that the server rejected. */
function toRejected({ arrival }: Upload, { field, message }: FieldError): Partial<Upload> {
  // A video is recorded without its poster.
  if (arrival && field.endsWith('.poster_key')) return { arrival: { ...arrival, posterKey: undefined } };
  // Rejected files are deleted, so another try starts with the upload.
  return { arrival: undefined, status: { at: 'failed', failure: { reason: 'refused', detail: message } } };
}

/** A crop takes the position of its original. */
function orderWithCrops(state: GalleryState, uploads: readonly Upload[]): GalleryState['order'] {
  const replacements = new Map(
    uploads.flatMap(({ key, replaces }) =>
      replaces === undefined ? [] : [[keyOfItem(replaces, state), key] as const],
    ),
  );
  const { photo } = state.order;
  if (!photo || replacements.size === 0) return state.order;
  return { ...state.order, photo: photo.map((key) => replacements.get(key) ?? key) };
}

/** A published profile needs a visible photo, so the original stays next to its crop. */
function keepOriginal(store: GalleryStore, upload: Upload): void {
  const state = store.get();
  const original = keyOfItem(upload.replaces ?? 0, state);
  const keys = tilesOf('photo', state).flatMap(({ key }) => (key === upload.key ? [key, original] : [key]));
  store.change({ order: { ...state.order, photo: keys } });
  store.changeUpload(upload.key, { replaces: undefined });
}

const isRemovalError = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.errors?.some(({ field }) => field === 'removed') === true;

/** Records finished uploads as gallery items, several per request. */
export function createUploadRecorder({
  store,
  saveQueue,
  onStalled,
  onOriginalKept,
  onRecorded,
}: RecordOptions) {
  const handleError = (uploads: readonly Upload[], error: unknown) => {
    if (isConnectionFailure(error)) {
      for (const upload of uploads) onStalled(upload);
      return;
    }
    const crops = uploads.filter(({ replaces }) => replaces !== undefined);
    if (isRemovalError(error) && crops.length > 0) {
      for (const upload of crops) keepOriginal(store, upload);
      onOriginalKept();
      return record();
    }
    const itemErrors = uploads.map((_, index) => findItemError(error, index));
    const hasItemErrors = itemErrors.some((itemError) => itemError !== undefined);
    uploads.forEach((upload, index) => {
      const itemError = itemErrors[index];
      if (itemError) store.changeUpload(upload.key, toRejected(upload, itemError));
      else if (!hasItemErrors) {
        store.changeUpload(upload.key, { status: { at: 'failed', failure: failureOf(error) } });
      }
    });
    if (hasItemErrors) record();
  };

  const record = (): void => {
    let batch: Batch = { uploads: [], change: {} };
    const save = saveQueue.save({
      build: () => {
        batch = batchOf(store.get());
        return batch.uploads.length > 0 ? batch.change : undefined;
      },
      applyResponse: (answer) => {
        const state = store.get();
        const done = new Set(batch.uploads.map(({ key }) => key));
        return {
          uploads: state.uploads.filter(({ key }) => !done.has(key)),
          uploadedItems: { ...state.uploadedItems, ...matchUploads(batch.uploads, state.gallery, answer) },
          order: orderWithCrops(state, batch.uploads),
        };
      },
    });
    save.then(
      () => {
        for (const upload of batch.uploads) onRecorded(upload);
      },
      (error: unknown) => handleError(batch.uploads, error),
    );
  };

  return { record };
}
