import { type RefObject, useEffect, useRef } from 'react';

/** About a screen ahead. */
const rootMargin = '800px 0px';

/** Calls when what the ref holds comes near, for as long as it is wanted. */
export function useApproach(isWanted: boolean, onNear: () => void): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    const element = place.current;
    if (!isWanted || !element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWanted]);
  return place;
}
