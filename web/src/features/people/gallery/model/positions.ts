import type { GalleryChange } from '../api.ts';
import type { GalleryState } from './gallery-state.ts';
import { type Tile, tilesOf } from './tiles.ts';
import type { GalleryKind } from './upload.ts';

type ChangedItem = NonNullable<GalleryChange['items']>[number];

/** The first visible photo is the cover. */
const isCover = (kind: GalleryKind, place: number): boolean => kind === 'photo' && place === 0;

/** The position of every item of a kind, for the server. */
export function positionsOf(kind: GalleryKind, state: GalleryState): ChangedItem[] {
  return tilesOf(kind, state)
    .flatMap(({ item }) => (item ? [item] : []))
    .map(({ id, is_cover_photo, state: condition }, order) => ({
      id,
      order,
      ...(isCover(kind, order) &&
        !is_cover_photo &&
        condition !== 'refused' && { is_cover_photo: true as const }),
    }));
}

/** How a finished upload is recorded at the position of its tile. */
export function newItemOf(tile: Tile & { upload: object }, tiles: readonly Tile[]): ChangedItem | undefined {
  const { kind, arrival, caption, replaces } = tile.upload;
  if (!arrival) return undefined;
  const place = tiles.indexOf(tile);
  const before = tiles.slice(0, place).filter(({ item }) => item).length;
  const isLast = tiles.slice(place + 1).every(({ item }) => !item);
  return {
    key: arrival.key,
    kind,
    ...(arrival.posterKey !== undefined && { poster_key: arrival.posterKey }),
    ...(caption != null && { caption }),
    ...((!isLast || replaces !== undefined) && { order: before }),
    ...(isCover(kind, place) && { is_cover_photo: true as const }),
  };
}
