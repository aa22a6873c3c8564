import type { FieldError } from '@callboard/contract/errors';
import { galleryQuotas } from '@callboard/contract/people/gallery';
import { galleryKinds } from '@callboard/contract/people/gallery-item';

interface Placing {
  readonly id: number;
  readonly order: number;
}

/**
 * Moves items with a target position there, from front to back; the others keep their order around them. A
 * position past the end means last.
 */
export function arrange(ids: readonly number[], placings: readonly Placing[]): number[] {
  const moved = new Set(placings.map(({ id }) => id));
  const result = ids.filter((id) => !moved.has(id));
  for (const { id, order } of [...placings].sort((a, b) => a.order - b.order)) result.splice(order, 0, id);
  return result;
}

type Kind = (typeof galleryKinds)[number];

export interface StandingItem {
  readonly id: number;
  readonly kind: Kind;
  readonly state: 'processing' | 'ready' | 'refused';
  readonly is_cover: boolean;
}

/** One entry of the request. */
export interface ItemChange {
  /** The path of the entry in the request: items.0 */
  readonly field: string;
  readonly id: number;
  readonly isNew: boolean;
  readonly is_cover_photo?: true | undefined;
  readonly order?: number | undefined;
}

interface Wish {
  /** In order, new ones last. */
  readonly items: readonly StandingItem[];
  readonly changes: readonly ItemChange[];
  readonly removed: ReadonlySet<number>;
  readonly isPublished: boolean;
}

interface Plan {
  /** Every remaining item: photos, videos, recordings, each in order. */
  readonly order: readonly number[];
  readonly cover: number | null;
}

const counts = ({ state }: StandingItem) => state !== 'refused';
const plurals: Readonly<Record<Kind, string>> = { photo: 'photos', video: 'videos', audio: 'recordings' };

const unknownIds = ({ items, changes, removed }: Wish): FieldError[] => {
  const here = new Set(items.map(({ id }) => id));
  const met = new Set<number>();
  return changes.flatMap(({ field, id }) => {
    const error = (message: string) => [{ field: `${field}.id`, message }];
    if (!here.has(id)) return error('This isn’t in your gallery.');
    if (removed.has(id)) return error('You can’t change and remove this at the same time.');
    if (met.has(id)) return error('This is in the list twice.');
    met.add(id);
    return [];
  });
};

const overQuota = ({ changes }: Wish, staying: readonly StandingItem[]): FieldError[] =>
  galleryKinds.flatMap((kind) => {
    const ofKind = staying.filter((item) => item.kind === kind && counts(item));
    const tooMany = new Set(ofKind.slice(galleryQuotas[kind].items).map(({ id }) => id));
    const message = `You can add up to ${galleryQuotas[kind].items} ${plurals[kind]}. Remove one first.`;
    return changes
      .filter(({ id, isNew }) => isNew && tooMany.has(id))
      .map(({ field }) => ({ field: `${field}.key`, message }));
  });

const wrongCovers = ({ changes }: Wish, staying: readonly StandingItem[]): FieldError[] => {
  const wanted = changes.filter(({ is_cover_photo }) => is_cover_photo);
  return wanted.flatMap(({ field, id }, index) => {
    const item = staying.find((one) => one.id === id);
    const error = (message: string) => [{ field: `${field}.is_cover_photo`, message }];
    if (item && item.kind !== 'photo') return error('Only a photo can be the cover.');
    if (item && !counts(item)) return error('This photo wasn’t accepted. Choose another cover.');
    return index > 0 ? error('Choose one cover.') : [];
  });
};

/** A photo in review may still be rejected, so it cannot be the cover that keeps a profile published. */
const lastPhotoGone = ({ items, isPublished }: Wish, staying: readonly StandingItem[]): FieldError[] => {
  const hasPhoto = (some: readonly StandingItem[]) =>
    some.some(({ kind, state }) => kind === 'photo' && state === 'ready');
  if (!isPublished || !hasPhoto(items) || hasPhoto(staying)) return [];
  const message = 'A published profile needs a photo. Add another one first, then remove this one.';
  return [{ field: 'removed', message }];
};

/** The next cover when none was chosen: a ready photo, otherwise one that is still being processed. */
export const nextCover = (photos: readonly StandingItem[]): number | null => {
  const candidates = photos.filter((item) => item.kind === 'photo' && counts(item));
  return (candidates.find(({ state }) => state === 'ready') ?? candidates[0])?.id ?? null;
};

/** The resulting gallery, or every error in the request. */
export function planGallery(wish: Wish): Plan | { readonly errors: readonly FieldError[] } {
  const { items, changes, removed } = wish;
  const staying = items.filter(({ id }) => !removed.has(id));
  const errors = [
    ...unknownIds(wish),
    ...overQuota(wish, staying),
    ...wrongCovers(wish, staying),
    ...lastPhotoGone(wish, staying),
  ];
  if (errors.length > 0) return { errors };
  const order = galleryKinds.flatMap((kind) => {
    const ids = staying.filter((item) => item.kind === kind).map(({ id }) => id);
    const placings = changes.flatMap((change) =>
      change.order !== undefined && ids.includes(change.id) ? [{ id: change.id, order: change.order }] : [],
    );
    return arrange(ids, placings);
  });
  const chosen = changes.find(({ is_cover_photo }) => is_cover_photo)?.id;
  const before = staying.find(({ is_cover }) => is_cover)?.id;
  const inOrder = order.flatMap((id) => staying.find((item) => item.id === id) ?? []);
  return { order, cover: chosen ?? before ?? nextCover(inOrder) };
}
