import { listShortlist, listShortlistCards } from '@callboard/contract/casting/calls';
import type { Result } from '@callboard/contract/endpoint';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { keyOf, query, waitsForConnection } from '../../../shared/lib/api/queries.ts';
import type { ShortlistSearch } from './model/shortlist-search.ts';

export type CardPage = Result<typeof listShortlistCards>;
export type Card = CardPage['results'][number];

export interface ListPlace {
  readonly recruiterId: number;
  readonly characterId: number;
}

const isUnlocked = { all: undefined, unlocked: 'true', locked: 'false' } as const;

function pageQuery(place: ListPlace, { show, page }: ShortlistSearch) {
  const isRecruiterUnlocked = isUnlocked[show];
  return query(listShortlistCards, {
    query: { ...place, page, ...(isRecruiterUnlocked !== undefined && { isRecruiterUnlocked }) },
  });
}

/** From the cache, if it is there. */
export const fetchCards = (client: QueryClient, place: ListPlace, search: ShortlistSearch) =>
  client.ensureQueryData(pageQuery(place, search));

/** Keeps the previous page until the next one has loaded, but nobody of another character. */
export const useCards = (place: ListPlace, search: ShortlistSearch) =>
  useQuery({
    ...pageQuery(place, search),
    ...waitsForConnection,
    placeholderData: (previous) =>
      previous?.results.every(({ charcter_id }) => charcter_id === place.characterId) ? previous : undefined,
  });

/** Everyone on the list in their order, without faces. */
export const useWholeOrder = (place: ListPlace) =>
  useQuery({
    ...query(listShortlist, { query: place }),
    ...waitsForConnection,
    select: ({ results }) => results,
  });

/** Everyone of this list who was on a page that was opened. */
export function knownCards(client: QueryClient, characterId: number): ReadonlyMap<number, Card> {
  const pages = client.getQueriesData<CardPage>({ queryKey: keyOf(listShortlistCards) });
  return new Map(
    pages
      .flatMap(([, page]) => page?.results ?? [])
      .filter((card) => card.charcter_id === characterId)
      .map((card) => [card.id, card]),
  );
}
