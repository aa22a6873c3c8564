import { useEffect, useRef } from 'react';
import { createStore, useStore } from './store.ts';

/** The heading that can be read on the page right now, so that the header need not repeat it. */
const shown = createStore<string | undefined>(undefined);

export const useHeadingOnPage = (): string | undefined => useStore(shown);

/** Tells the header while this heading is in view. */
export function useShownHeading(heading: string) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) =>
      shown.set(entry?.isIntersecting ? heading : undefined),
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      shown.set(undefined);
    };
  }, [heading]);
  return place;
}
