import type { OwnCharacter } from '@callboard/contract/casting/characters';
import { useOwnCharacters } from '../../../casting/characters/index.ts';
import type { TalentSearch } from '../../talent-search/index.ts';
import { useTalents } from '../api.ts';
import { useSearcher } from './searcher.ts';
import type { CastRole } from './use-shortlist.ts';

/** One day is enough: whoever knows when a shoot begins may not know when it ends. */
function shootOf({ shoot_starts_on: from, shoot_ends_on: to }: OwnCharacter): CastRole['days'] {
  const [first, last] = [from ?? to, to ?? from];
  return first === null || last === null ? undefined : { from: first, to: last };
}

/** Who searches, what was found and for which part. */
export function useFound(search: TalentSearch) {
  const searcher = useSearcher();
  const found = useTalents(search, searcher);
  const { data: characters } = useOwnCharacters(searcher.kind === 'recruiter');
  const { characterId: id } = search.filters;
  const character = characters?.find((one) => one.id === id);
  const part: CastRole | undefined =
    id === undefined ? undefined : { id, name: character?.name, days: character && shootOf(character) };
  return { searcher, found, part };
}

export type Found = ReturnType<typeof useFound>['found'];
