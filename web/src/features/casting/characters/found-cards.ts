import { findTalents } from '@callboard/contract/search/calls';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../shared/lib/api/queries.ts';

interface Card {
  readonly user_id: number;
}

interface CardPage {
  readonly results: readonly Card[];
}

interface Marks {
  readonly isShortlisted?: boolean;
  readonly not_for_part?: boolean;
  readonly has_note?: boolean;
}

/** Every search that was loaded, or those for one character. */
export const foundPages = (characterId: number | undefined) => {
  const pattern = new RegExp(`(^|&)characterId=${characterId}(&|$)`);
  return {
    queryKey: keyOf(findTalents),
    predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
      characterId === undefined || pattern.test(String(queryKey[2])),
  };
};

/** Cards of searches that were loaded show it right away, also on the way back from a profile. */
export function markCards(
  client: QueryClient,
  talentId: number,
  marks: Marks,
  characterId?: number | undefined,
): void {
  // A guest's card has no marks.
  const mark = (card: Card): Card =>
    card.user_id === talentId && 'isShortlisted' in card ? { ...card, ...marks } : card;
  client.setQueriesData<CardPage>(
    foundPages(characterId),
    (page) => page && { ...page, results: page.results.map(mark) },
  );
}
