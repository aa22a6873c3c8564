import { useRef, useState } from 'react';
import type { Board } from '../api.ts';
import { usePart } from './board-context.ts';
import { storesOf } from './kept-stores.ts';

/**
 * The board as it is, except while a card is held: then it stays as it was when the card was picked up, and what
 * colleagues changed shows once it is let go.
 */
export function useHeldBoard(latest: Board) {
  const [stores] = useState(() => storesOf(latest.project_id));
  const isHeld = usePart(stores.drag, (drag) => drag !== undefined);
  const shown = useRef(latest);
  if (!isHeld) shown.current = latest;
  return { board: shown.current, stores };
}
