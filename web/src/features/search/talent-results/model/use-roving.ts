import { type FocusEvent, type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { columnsOf, moveInGrid } from './grid-moves.ts';

const placeOf = (target: EventTarget): number => {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null;
  return Number(item?.dataset.at ?? -1);
};

/** One card of all takes Tab; arrows, Home and End move on from it. */
export function useRoving(count: number, pageKey: string) {
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState({ pageKey, at: 0 });
  // Another page begins at its first card.
  const at = place.pageKey === pageKey ? Math.min(place.at, Math.max(count - 1, 0)) : 0;

  const setAt = useCallback((to: number) => setPlace({ pageKey, at: to }), [pageKey]);
  const focusAt = useCallback(
    (to: number) => {
      setAt(to);
      list.current?.querySelector<HTMLElement>(`[data-at="${to}"] a`)?.focus();
    },
    [setAt],
  );
  const onFocus = useCallback(
    (event: FocusEvent) => {
      const focused = placeOf(event.target);
      if (focused >= 0) setAt(focused);
    },
    [setAt],
  );
  /** Answers whether the key was one that moves. */
  const move = (event: KeyboardEvent): boolean => {
    const from = placeOf(event.target);
    if (!list.current || from < 0) return false;
    const to = moveInGrid(event.key, { at: from, count, columns: columnsOf(list.current) });
    if (to === undefined) return false;
    event.preventDefault();
    focusAt(to);
    return true;
  };
  return { list, at, focusAt, onFocus, move };
}
