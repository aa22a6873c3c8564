import type { BoardCard } from '@callboard/contract/casting/board';
import { useCallback, useEffect } from 'react';
import { useBoardTools } from './board-context.ts';

/** Remembers whose entry is open and what is typed about them, for when a colleague removes them meanwhile. */
export function useOpenEntry(characterId: number, { user_id: userId, name, entry }: BoardCard) {
  const { stores, rowOf } = useBoardTools();
  const entryId = entry?.id;
  const remember = useCallback(
    (text: string | undefined) => {
      if (entryId === undefined) return;
      const character = rowOf(characterId)?.name ?? '';
      stores.openEntry.set({ entryId, place: { characterId, userId }, name, character, text });
    },
    [stores, rowOf, entryId, characterId, userId, name],
  );
  useEffect(() => {
    if (stores.openEntry.get()?.entryId !== entryId) remember(undefined);
  }, [stores, entryId, remember]);
  return remember;
}
