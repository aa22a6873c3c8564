import { createContext, useContext } from 'react';
import type { Gallery } from './gallery.ts';
import type { GalleryState } from './gallery-state.ts';

interface GalleryContextValue {
  readonly desk: Gallery;
  readonly state: GalleryState;
  /** Everything can be seen and nothing changed. */
  readonly isFrozen: boolean;
  /** For those who do not see it: said once, politely. */
  readonly announce: (words: string) => void;
}

export const GalleryContext = createContext<GalleryContextValue | undefined>(undefined);

export function useGallery(): GalleryContextValue {
  const value = useContext(GalleryContext);
  if (!value) throw new Error('There is no gallery around this');
  return value;
}
