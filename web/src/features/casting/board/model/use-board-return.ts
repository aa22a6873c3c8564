import type { BoardRow } from '@callboard/contract/casting/board';
import type { BoardStage } from '@callboard/contract/casting/project-values';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { useReturn } from '../../../../shared/lib/last-list.ts';
import { type CardPlace, cardKey, cellsOf, shownIn } from './board-cells.ts';
import type { BoardStores } from './board-context.ts';
import { returnedPlace, walkBackTo } from './board-walk.ts';
import { focusCard } from './focus-card.ts';

const Place = z.object({ characterId: z.int(), userId: z.int() });

/** Who is behind "3 more" is shown again. */
function unfoldFor(
  place: CardPlace,
  row: BoardRow,
  stages: readonly BoardStage[],
  stores: BoardStores,
): void {
  const card = row.people.find(({ user_id }) => user_id === place.userId);
  if (!card) return;
  const cell = cellsOf(row)[card.stage];
  if (cell.indexOf(card) < shownIn(cell.length, card.stage, stages.length === 1)) return;
  stores.unfolded.set(new Set([...stores.unfolded.get(), `${row.id}-${card.stage}`]));
}

/** Whom a link to the board is about. */
function namedPlace(state: unknown): CardPlace | undefined {
  if (typeof state !== 'object' || state === null || !('onBoard' in state)) return undefined;
  return Place.safeParse(state.onBoard).data;
}

interface BoardReturn {
  readonly projectId: number;
  readonly rows: readonly BoardRow[];
  readonly stages: readonly BoardStage[];
  readonly stores: BoardStores;
}

/** On the way back from profiles the focus is on whom one looked at last, else on whom the link was about. */
export function useBoardReturn({ projectId, rows, stages, stores }: BoardReturn): CardPlace | undefined {
  const [walk] = useState(() => walkBackTo(projectId));
  const returned = useReturn(walk, 1, () => walk);
  const { state } = useLocation();
  const [place] = useState(
    () => (returned && returnedPlace(rows, walk, returned.userUniqueId)) ?? namedPlace(state),
  );
  const isDone = useRef(false);
  useEffect(() => {
    const row = rows.find(({ id }) => id === place?.characterId);
    if (isDone.current || !place || !row) return;
    isDone.current = true;
    stores.cursor.set(cardKey(place));
    unfoldFor(place, row, stages, stores);
    // Drawn by then, also where it was unfolded just now.
    requestAnimationFrame(() => document.activeElement === document.body && focusCard(place));
  }, [place, rows, stages, stores]);
  return place;
}
