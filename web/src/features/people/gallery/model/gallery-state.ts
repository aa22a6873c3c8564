import type { OwnGallery } from '@callboard/contract/people/gallery';
import { createStore, type Store } from '../../../../shared/lib/store.ts';
import type { LeftOut } from './left-out.ts';
import type { Failure, GalleryKind, Upload } from './upload.ts';

interface CaptionError {
  readonly text: string;
  readonly failure: Failure;
}

/** The server's last response, and local changes on top of it. */
export interface GalleryState {
  readonly gallery: OwnGallery | undefined;
  /** The first request failed. */
  readonly hasLoadFailed: boolean;
  readonly uploads: readonly Upload[];
  /** The local order of tiles by kind; missing where the server's order applies. */
  readonly order: Readonly<Partial<Record<GalleryKind, readonly string[]>>>;
  /**
   * Items that were uploaded here: they keep the key of their tile, and its picture until the server's is
   * ready.
   */
  readonly uploadedItems: Readonly<
    Record<number, { readonly key: string; readonly preview: string | undefined }>
  >;
  readonly captions: Readonly<Record<number, string | null>>;
  readonly captionErrors: Readonly<Record<number, CaptionError>>;
  /** Removed here, but sent to the server only when it can no longer be undone. */
  readonly removed: readonly number[];
  readonly leftOut: Readonly<Partial<Record<GalleryKind, readonly LeftOut[]>>>;
}

const nothing: GalleryState = {
  gallery: undefined,
  hasLoadFailed: false,
  uploads: [],
  order: {},
  uploadedItems: {},
  captions: {},
  captionErrors: {},
  removed: [],
  leftOut: {},
};

export interface GalleryStore extends Store<GalleryState> {
  change(change: Partial<GalleryState>): void;
  find(key: string): Upload | undefined;
  changeUpload(key: string, change: Partial<Upload>): void;
  dropUpload(key: string): void;
}

export function createGalleryStore(first: Partial<GalleryState> = {}): GalleryStore {
  const store = createStore<GalleryState>({ ...nothing, ...first });
  const change = (changes: Partial<GalleryState>) => store.set({ ...store.get(), ...changes });
  return {
    ...store,
    change,
    find: (key) => store.get().uploads.find((upload) => upload.key === key),
    changeUpload: (key, changes) =>
      change({
        uploads: store
          .get()
          .uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)),
      }),
    dropUpload: (key) => change({ uploads: store.get().uploads.filter((upload) => upload.key !== key) }),
  };
}

/** A record without one of its keys. */
export function without<Value>(
  record: Readonly<Record<number, Value>>,
  id: number,
): Readonly<Record<number, Value>> {
  const { [id]: _gone, ...rest } = record;
  return rest;
}
