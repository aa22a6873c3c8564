import { useEffect, useRef, useState } from 'react';

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all of them, a screen ahead, so that scrolling meets no gaps. */
function observe(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: '800px 400px' },
  );
  waiting.set(element, onNear);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}

/** Whether an element came near the screen; from then on it is drawn. With `isNeeded`, right away. */
export function useNear<E extends Element>(isNeeded: boolean) {
  const place = useRef<E>(null);
  const [isNear, setIsNear] = useState(false);
  const isShown = isNear || isNeeded;
  useEffect(() => {
    if (isShown || !place.current) return undefined;
    if ('IntersectionObserver' in window) return observe(place.current, () => setIsNear(true));
    setIsNear(true);
    return undefined;
  }, [isShown]);
  return { place, isShown };
}
