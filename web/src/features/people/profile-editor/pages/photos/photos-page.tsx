import type { ReactNode } from 'react';
import { placeId } from '../../model/places.ts';

/** Page 2: the gallery, which is a part of its own. */
export function PhotosPage({ gallery }: { gallery: ReactNode }) {
  return (
    <div id={placeId('gallery')} tabIndex={-1}>
      {gallery}
    </div>
  );
}
