import type { OwnGalleryItem } from '@callboard/contract/people/gallery';
import { type PhotoUrl, toGalleryItem } from '../talent-profiles/index.ts';
import type { CurrentItem } from './gallery.policy.ts';
import type { OwnRow } from './gallery.queries.ts';

const kindOf = (kind: string) => (kind === 'video' || kind === 'audio' ? kind : 'photo');
const stateOf = (state: string) => (state === 'processing' || state === 'refused' ? state : 'ready');

export const toCurrentItem = (row: OwnRow): CurrentItem => ({
  id: row.id,
  kind: kindOf(row.kind),
  state: stateOf(row.state),
  is_cover: row.is_cover,
});

/** Rows are in order; positions are counted per kind. */
export const toOwnGallery = (rows: readonly OwnRow[], photoUrl: PhotoUrl): Promise<OwnGalleryItem[]> => {
  const seen = new Map<string, number>();
  const ordered = rows.map((row) => {
    const order = seen.get(row.kind) ?? 0;
    seen.set(row.kind, order + 1);
    return { row, order };
  });
  return Promise.all(
    ordered.map(async ({ row, order }) => ({
      ...(await toGalleryItem(row, photoUrl)),
      state: stateOf(row.state),
      refusal: row.refusal,
      order,
      bytes: row.bytes,
    })),
  );
};
