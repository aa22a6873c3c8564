import type { OwnGalleryItem } from '@callboard/contract/people/gallery';
import type { GalleryState } from './gallery-state.ts';
import type { GalleryKind, Upload } from './upload.ts';

/** One position in the gallery: an item, or a file that becomes one. */
export type Tile = { readonly key: string; readonly preview: string | undefined } & (
  | { readonly item: OwnGalleryItem; readonly upload?: never }
  | { readonly upload: Upload; readonly item?: never }
);

export const keyOfItem = (id: number, { uploadedItems }: Pick<GalleryState, 'uploadedItems'>): string =>
  uploadedItems[id]?.key ?? `item-${id}`;

/** The cover first, the others in order. */
const byServerOrder = (one: OwnGalleryItem, other: OwnGalleryItem): number =>
  Number(other.is_cover_photo) - Number(one.is_cover_photo) || one.order - other.order;

function itemTile(item: OwnGalleryItem, state: GalleryState): Tile {
  const caption = state.captions[item.id];
  return {
    key: keyOfItem(item.id, state),
    preview: state.uploadedItems[item.id]?.preview,
    item: caption === undefined ? item : { ...item, caption },
  };
}

const uploadTile = (upload: Upload): Tile => ({ key: upload.key, preview: upload.preview, upload });

/** The tiles of a kind as the page shows them. */
export function tilesOf(kind: GalleryKind, state: GalleryState): readonly Tile[] {
  const uploads = state.uploads.filter((upload) => upload.kind === kind);
  const replacing = new Map(uploads.map((upload) => [upload.replaces, upload]));
  const items = (state.gallery?.gallary ?? [])
    .filter((item) => item.kind === kind && !state.removed.includes(item.id))
    .toSorted(byServerOrder);
  const tiles = items.map((item) => {
    const replacement = replacing.get(item.id);
    return replacement ? uploadTile(replacement) : itemTile(item, state);
  });
  const placed = new Set(tiles.map(({ key }) => key));
  tiles.push(...uploads.filter(({ key }) => !placed.has(key)).map(uploadTile));
  return arranged(tiles, state.order[kind], state);
}

function arranged(tiles: readonly Tile[], order: readonly string[] | undefined, state: GalleryState) {
  if (!order) return tiles;
  const places = new Map(order.map((key, place) => [key, place]));
  const indexOfTile = ({ key, upload }: Tile) =>
    places.get(key) ??
    (upload?.replaces === undefined ? undefined : places.get(keyOfItem(upload.replaces, state))) ??
    order.length;
  return tiles.toSorted((one, other) => indexOfTile(one) - indexOfTile(other));
}

/** Rejected items do not count towards the quota. */
export const countOf = (tiles: readonly Tile[]): number =>
  tiles.filter(({ item }) => item?.state !== 'refused').length;
