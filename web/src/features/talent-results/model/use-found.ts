import type { TalentSearch } from '../../../shared/lib/talent-search/search-address.ts';
import { useTalents } from '../api/find-talents.ts';
import { useOwnCharacters } from '../api/own-characters.ts';
import { useSearcher } from './searcher.ts';
import type { CastPart } from './use-shortlist.ts';

/** Who searches, what was found and for which part. */
export function useFound(search: TalentSearch) {
  const searcher = useSearcher();
  const found = useTalents(search, searcher);
  const { data: characters } = useOwnCharacters(searcher);
  const { characterId: id } = search.filters;
  const part: CastPart | undefined =
    id === undefined ? undefined : { id, name: characters?.find((one) => one.id === id)?.name };
  return { searcher, found, part };
}

export type Found = ReturnType<typeof useFound>['found'];
