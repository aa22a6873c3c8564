import type { OwnGallery } from '@callboard/contract/people/gallery';
import { createStore, type Store } from '../../../../shared/lib/store.ts';
import type { LeftOut } from './left-out.ts';
import type { Failure, GalleryKind, Upload } from './upload.ts';

interface CaptionFault {
  readonly text: string;
  readonly failure: Failure;
}

/** The server's last answer, and what this page knows beyond it. */
export interface GalleryState {
  readonly gallery: OwnGallery | undefined;
  /** The first answer did not come. */
  readonly isUnread: boolean;
  readonly uploads: readonly Upload[];
  /** The tiles of a kind as arranged here; left out where the server's order holds. */
  readonly order: Readonly<Partial<Record<GalleryKind, readonly string[]>>>;
  /** Items that began as an upload here: they keep its tile and, until theirs is made, its picture. */
  readonly born: Readonly<Record<number, { readonly key: string; readonly preview: string | undefined }>>;
  readonly captions: Readonly<Record<number, string | null>>;
  readonly captionFaults: Readonly<Record<number, CaptionFault>>;
  /** Taken away here; the server hears of it when nobody can take it back any more. */
  readonly removed: readonly number[];
  readonly leftOut: Readonly<Partial<Record<GalleryKind, readonly LeftOut[]>>>;
}

const nothing: GalleryState = {
  gallery: undefined,
  isUnread: false,
  uploads: [],
  order: {},
  born: {},
  captions: {},
  captionFaults: {},
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
  const change = (part: Partial<GalleryState>) => store.set({ ...store.get(), ...part });
  return {
    ...store,
    change,
    find: (key) => store.get().uploads.find((upload) => upload.key === key),
    changeUpload: (key, part) =>
      change({
        uploads: store.get().uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)),
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
