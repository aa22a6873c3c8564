import type { GalleryItem } from '@callboard/contract/people/gallery-item';
import type { Translate } from './facts.ts';

interface Place {
  readonly name: string;
  readonly at: number;
  readonly of: number;
}

/** The caption of the talent where there is one. */
export const photoAlt = (t: Translate, { caption }: GalleryItem, place: Place): string =>
  caption ? t('photos.altCaption', { name: place.name, caption }) : t('photos.alt', { ...place });
