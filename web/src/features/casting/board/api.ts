import type { BoardCard, BoardRow } from '@callboard/contract/casting/board';
import { changeShortlistEntry, getBoard, sortShortlist } from '@callboard/contract/casting/calls';
import type { Arguments, Result } from '@callboard/contract/endpoint';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { queryOrNull } from '../../../shared/lib/api/queries.ts';

export type Board = Result<typeof getBoard>;

const boardQuery = (projectId: number) => queryOrNull(getBoard, { params: { id: projectId } });

/** Null when there is no such project, or when one is not on it. */
export const useBoard = (projectId: number) => useQuery(boardQuery(projectId));

/** Shows a change of one character at once. Answers how it was. */
export async function changeRow(
  client: QueryClient,
  projectId: number,
  characterId: number,
  change: (people: readonly BoardCard[]) => readonly BoardCard[],
): Promise<() => void> {
  const { queryKey } = boardQuery(projectId);
  await client.cancelQueries({ queryKey });
  const before = client.getQueryData(queryKey);
  const changed = (row: BoardRow): BoardRow =>
    row.id === characterId ? { ...row, people: [...change(row.people)] } : row;
  client.setQueryData(queryKey, (board) =>
    board ? { ...board, characters: board.characters.map(changed) } : board,
  );
  return () => client.setQueryData(queryKey, before);
}

export const sendOrder = (charcter_id: number, id: number[]) =>
  api(sortShortlist, { body: { charcter_id, id } });

export const sendEntryChange = (id: number, body: Arguments<typeof changeShortlistEntry>['body']) =>
  api(changeShortlistEntry, { params: { id }, body });
