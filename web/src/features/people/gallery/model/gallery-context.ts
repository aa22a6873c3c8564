import { createContext, useContext } from 'react';
import type { Gallery } from './gallery.ts';
import type { GalleryState } from './gallery-state.ts';

interface GalleryContextValue {
  readonly gallery: Gallery;
  readonly state: GalleryState;
  /** Read-only. */
  readonly isFrozen: boolean;
  /** Announced once by screen readers. */
  readonly announce: (text: string) => void;
}

export const GalleryContext = createContext<GalleryContextValue | undefined>(undefined);

export function useGallery(): GalleryContextValue {
  const value = useContext(GalleryContext);
  if (!value) throw new Error('useGallery needs a GalleryContext');
  return value;
}
