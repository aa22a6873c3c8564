import type { GalleryItem } from '@callboard/contract/people/gallery-item';
import type { Words } from './facts.ts';

interface Place {
  readonly name: string;
  readonly at: number;
  readonly of: number;
}

/** What a photo shows, in the talent's words where there are any. */
export const photoAlt = (t: Words, { caption }: GalleryItem, place: Place): string =>
  caption ? t('photos.altCaption', { name: place.name, caption }) : t('photos.alt', { ...place });
