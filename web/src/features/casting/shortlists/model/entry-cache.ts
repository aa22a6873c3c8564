import {
  getBoard,
  getTalentNote,
  listShortlist,
  listShortlistCards,
} from '@callboard/contract/casting/calls';
import type { Result } from '@callboard/contract/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../../shared/lib/api/queries.ts';

/** What an entry says. */
export interface EntryWords {
  readonly note?: string | null;
  readonly rating?: number | null;
  readonly revision?: number;
}

const shown = [listShortlist, listShortlistCards, getTalentNote, getBoard] as const;

/** Whatever was shown of shortlists, for putting it back where a change failed. */
export function rememberShown(client: QueryClient): () => void {
  const before = shown.flatMap((call) => client.getQueriesData({ queryKey: keyOf(call) }));
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}

/** What a request still brings was true before the change. */
export const stopReading = (client: QueryClient) =>
  Promise.all(shown.map((call) => client.cancelQueries({ queryKey: keyOf(call) })));

/** Shows new words of an entry wherever it is shown. */
export function showWords(client: QueryClient, id: number, words: EntryWords): void {
  const renew = <Entry extends { readonly id: number }>(entry: Entry): Entry =>
    entry.id === id ? { ...entry, ...words } : entry;
  client.setQueriesData<Result<typeof listShortlist>>(
    { queryKey: keyOf(listShortlist) },
    (list) => list && { ...list, results: list.results.map(renew) },
  );
  client.setQueriesData<Result<typeof listShortlistCards>>(
    { queryKey: keyOf(listShortlistCards) },
    (list) => list && { ...list, results: list.results.map(renew) },
  );
  client.setQueriesData<Result<typeof getTalentNote>>(
    { queryKey: keyOf(getTalentNote) },
    (note) => note && { ...note, shortlisted_for: note.shortlisted_for.map(renew) },
  );
  client.setQueriesData<Result<typeof getBoard>>(
    { queryKey: keyOf(getBoard) },
    (board) =>
      board && {
        ...board,
        characters: board.characters.map((row) => ({
          ...row,
          people: row.people.map((card) =>
            card.entry?.id === id ? { ...card, entry: renew(card.entry) } : card,
          ),
        })),
      },
  );
}

/** Without those removed, and counted anew. */
function leftOf<Entry>(
  { results, totalResults, limit }: { results: Entry[]; totalResults: number; limit: number },
  isLeft: (entry: Entry) => boolean,
) {
  const left = results.filter(isLeft);
  const total = totalResults - (results.length - left.length);
  return { results: left, totalResults: total, totalPages: Math.ceil(total / Math.max(limit, 1)) };
}

/** Leaves them out of the lists right away. Whether someone stays on the board is for the server to say. */
export function hideEntries(client: QueryClient, ids: readonly number[]): void {
  const isLeft = ({ id }: { readonly id: number }) => !ids.includes(id);
  client.setQueriesData<Result<typeof listShortlist>>({ queryKey: keyOf(listShortlist) }, (list) =>
    list ? { ...list, ...leftOf(list, isLeft) } : list,
  );
  client.setQueriesData<Result<typeof listShortlistCards>>({ queryKey: keyOf(listShortlistCards) }, (list) =>
    list ? { ...list, ...leftOf(list, isLeft) } : list,
  );
  client.setQueriesData<Result<typeof getTalentNote>>(
    { queryKey: keyOf(getTalentNote) },
    (note) => note && { ...note, shortlisted_for: note.shortlisted_for.filter(isLeft) },
  );
}

/** Entries named come first, in this order. */
export function showOrder(client: QueryClient, characterId: number, ids: readonly number[]): void {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: { readonly id: number }) => places.get(id) ?? ids.length;
  client.setQueriesData<Result<typeof listShortlist>>({ queryKey: keyOf(listShortlist) }, (list) =>
    list?.results.every((entry) => entry.charcter_id === characterId)
      ? { ...list, results: list.results.toSorted((one, other) => placeOf(one) - placeOf(other)) }
      : list,
  );
}
