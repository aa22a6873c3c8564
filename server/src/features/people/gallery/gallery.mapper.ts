import type { OwnGalleryItem } from '@callboard/contract/people/gallery';
import { type PhotoUrl, toGalleryItem } from '../talent-profiles/index.ts';
import type { StandingItem } from './gallery.policy.ts';
import type { OwnRow } from './gallery.queries.ts';

const kindOf = (kind: string) => (kind === 'video' || kind === 'audio' ? kind : 'photo');
const stateOf = (state: string) => (state === 'processing' || state === 'refused' ? state : 'ready');

export const toStandingItem = (row: OwnRow): StandingItem => ({
  id: row.id,
  kind: kindOf(row.kind),
  state: stateOf(row.state),
  is_cover: row.is_cover,
});

/** Rows are in order; positions are counted per kind. */
export const toOwnGallery = (rows: readonly OwnRow[], photoUrl: PhotoUrl): Promise<OwnGalleryItem[]> => {
  const met = new Map<string, number>();
  const placed = rows.map((row) => {
    const order = met.get(row.kind) ?? 0;
    met.set(row.kind, order + 1);
    return { row, order };
  });
  return Promise.all(
    placed.map(async ({ row, order }) => ({
      ...(await toGalleryItem(row, photoUrl)),
      state: stateOf(row.state),
      refusal: row.refusal,
      order,
      bytes: row.bytes,
    })),
  );
};
