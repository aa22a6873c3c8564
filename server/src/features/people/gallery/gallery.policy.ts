import type { FieldError } from '@callboard/contract/errors';
import { galleryQuotas } from '@callboard/contract/people/gallery';
import { galleryKinds } from '@callboard/contract/people/gallery-item';

interface Move {
  readonly id: number;
  readonly order: number;
}

/**
 * Moves items with a target position there, from front to back; the others keep their order around them. A
 * position past the end means last.
 */
export function arrange(ids: readonly number[], moves: readonly Move[]): number[] {
  const moved = new Set(moves.map(({ id }) => id));
  const result = ids.filter((id) => !moved.has(id));
  for (const { id, order } of [...moves].sort((a, b) => a.order - b.order)) result.splice(order, 0, id);
  return result;
}

type Kind = (typeof galleryKinds)[number];

export interface CurrentItem {
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

interface GalleryRequest {
  /** In order, new ones last. */
  readonly items: readonly CurrentItem[];
  readonly changes: readonly ItemChange[];
  readonly removed: ReadonlySet<number>;
  readonly isPublished: boolean;
}

interface Plan {
  /** Every remaining item: photos, videos, recordings, each in order. */
  readonly order: readonly number[];
  readonly cover: number | null;
}

const counts = ({ state }: CurrentItem) => state !== 'refused';
const plurals: Readonly<Record<Kind, string>> = { photo: 'photos', video: 'videos', audio: 'recordings' };

const unknownIds = ({ items, changes, removed }: GalleryRequest): FieldError[] => {
  const known = new Set(items.map(({ id }) => id));
  const seen = new Set<number>();
  return changes.flatMap(({ field, id }) => {
    const error = (message: string) => [{ field: `${field}.id`, message }];
    if (!known.has(id)) return error('This isn’t in your gallery.');
    if (removed.has(id)) return error('You can’t change and remove this at the same time.');
    if (seen.has(id)) return error('This is in the list twice.');
    seen.add(id);
    return [];
  });
};

const overQuota = ({ changes }: GalleryRequest, remaining: readonly CurrentItem[]): FieldError[] =>
  galleryKinds.flatMap((kind) => {
    const ofKind = remaining.filter((item) => item.kind === kind && counts(item));
    const tooMany = new Set(ofKind.slice(galleryQuotas[kind].items).map(({ id }) => id));
    const message = `You can add up to ${galleryQuotas[kind].items} ${plurals[kind]}. Remove one first.`;
    return changes
      .filter(({ id, isNew }) => isNew && tooMany.has(id))
      .map(({ field }) => ({ field: `${field}.key`, message }));
  });

const wrongCovers = ({ changes }: GalleryRequest, remaining: readonly CurrentItem[]): FieldError[] => {
  const coverChanges = changes.filter(({ is_cover_photo }) => is_cover_photo);
  return coverChanges.flatMap(({ field, id }, index) => {
    const item = remaining.find((one) => one.id === id);
    const error = (message: string) => [{ field: `${field}.is_cover_photo`, message }];
    if (item && item.kind !== 'photo') return error('Only a photo can be the cover.');
    if (item && !counts(item)) return error('This photo wasn’t accepted. Choose another cover.');
    return index > 0 ? error('Choose one cover.') : [];
  });
};

/** A photo in review may still be rejected, so it cannot be the cover that keeps a profile published. */
const lastPhotoRemoved = (
  { items, isPublished }: GalleryRequest,
  remaining: readonly CurrentItem[],
): FieldError[] => {
  const hasPhoto = (some: readonly CurrentItem[]) =>
    some.some(({ kind, state }) => kind === 'photo' && state === 'ready');
  if (!isPublished || !hasPhoto(items) || hasPhoto(remaining)) return [];
  const message = 'A published profile needs a photo. Add another one first, then remove this one.';
  return [{ field: 'removed', message }];
};

/** The next cover when none was chosen: a ready photo, otherwise one that is still being processed. */
export const nextCover = (photos: readonly CurrentItem[]): number | null => {
  const candidates = photos.filter((item) => item.kind === 'photo' && counts(item));
  return (candidates.find(({ state }) => state === 'ready') ?? candidates[0])?.id ?? null;
};

/** The resulting gallery, or every error in the request. */
export function planGallery(request: GalleryRequest): Plan | { readonly errors: readonly FieldError[] } {
  const { items, changes, removed } = request;
  const remaining = items.filter(({ id }) => !removed.has(id));
  const errors = [
    ...unknownIds(request),
    ...overQuota(request, remaining),
    ...wrongCovers(request, remaining),
    ...lastPhotoRemoved(request, remaining),
  ];
  if (errors.length > 0) return { errors };
  const order = galleryKinds.flatMap((kind) => {
    const ids = remaining.filter((item) => item.kind === kind).map(({ id }) => id);
    const moves = changes.flatMap((change) =>
      change.order !== undefined && ids.includes(change.id) ? [{ id: change.id, order: change.order }] : [],
    );
    return arrange(ids, moves);
  });
  const chosen = changes.find(({ is_cover_photo }) => is_cover_photo)?.id;
  const before = remaining.find(({ is_cover }) => is_cover)?.id;
  const inOrder = order.flatMap((id) => remaining.find((item) => item.id === id) ?? []);
  return { order, cover: chosen ?? before ?? nextCover(inOrder) };
}
