import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls to a message whenever it says something new, if it is not in sight: bars cover both ends of a page. */
export function useSeen<Element extends HTMLElement>(news: unknown): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (news) element.current?.scrollIntoView({ block: 'nearest' });
  }, [news]);
  return element;
}
