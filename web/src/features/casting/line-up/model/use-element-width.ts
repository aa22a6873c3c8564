import { useEffect, useRef, useState } from 'react';

/** The width of an element, as it changes. */
export function useElementWidth<E extends HTMLElement>(initial: number) {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(initial);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}
