import type { BoardRow } from '@callboard/contract/casting/board';
import { useMemo } from 'react';
import { useStore } from '../../../../shared/lib/store.ts';
import { type CardPlace, cardKey } from './board-cells.ts';
import { type BoardStores, toggled } from './board-context.ts';
import type { PickedCard } from './use-board-actions.ts';

/** Everyone selected, in the order of the board. Who left it since is left out. */
export function pickedFrom(rows: readonly BoardRow[], selected: ReadonlySet<string>): readonly PickedCard[] {
  if (selected.size === 0) return [];
  return rows.flatMap((row) =>
    row.people.flatMap((card) =>
      selected.has(cardKey({ characterId: row.id, userId: card.user_id })) ? [{ row, card }] : [],
    ),
  );
}

/** With the one before selected, everyone between the two, where they are of the same stage. */
function rangeTo(row: BoardRow, { characterId, userId }: CardPlace, selected: ReadonlySet<string>): string[] {
  const card = row.people.find(({ user_id }) => user_id === userId);
  const cell = row.people.filter(({ stage }) => stage === card?.stage);
  const keys = cell.map(({ user_id }) => cardKey({ characterId, userId: user_id }));
  const end = keys.indexOf(cardKey({ characterId, userId }));
  const start = keys.findLastIndex((key, at) => at < end && selected.has(key));
  return start < 0 ? keys.slice(end, end + 1) : keys.slice(start, end + 1);
}

export function usePicked(stores: BoardStores, rows: readonly BoardRow[]): readonly PickedCard[] {
  const selected = useStore(stores.selected);
  return useMemo(() => pickedFrom(rows, selected), [rows, selected]);
}

export function toggleCard(
  { selected, announced }: BoardStores,
  row: BoardRow | undefined,
  place: CardPlace,
  isRange: boolean,
): void {
  const now = selected.get();
  const key = cardKey(place);
  selected.set(
    isRange && row && !now.has(key) ? new Set([...now, ...rangeTo(row, place, now)]) : toggled(now, key),
  );
  announced.set('');
}
