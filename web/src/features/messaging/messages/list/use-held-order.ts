import { useRef, useState } from 'react';
import { inHeldOrder } from './held-order.ts';

/**
 * A list that is sorted anew by what comes in, but not while a pointer is on it: nobody presses somebody who has
 * just taken the place of the one they meant.
 */
export function useHeldOrder<Item>(items: readonly Item[], idOf: (item: Item) => number) {
  const [isHeld, setIsHeld] = useState(false);
  const shown = useRef<readonly number[]>([]);
  const ordered = isHeld ? inHeldOrder(items, shown.current, idOf) : items;
  shown.current = ordered.map(idOf);
  return {
    ordered,
    hold: {
      onPointerEnter: () => setIsHeld(true),
      onPointerLeave: () => setIsHeld(false),
    },
  };
}
