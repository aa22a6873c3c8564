import type { OwnCharacter } from '@callboard/contract/casting/characters';
import { useEffect } from 'react';
import { rememberSearchCharacter, useOwnCharacters } from '../../../casting/characters/index.ts';
import { type TalentSearch, useSearcher } from '../../talent-search/index.ts';
import { useTalents } from '../api.ts';
import type { CastCharacter } from './use-shortlist.ts';

/** Some projects have only one of the two dates. */
function shootDatesOf({ shoot_starts_on: from, shoot_ends_on: to }: OwnCharacter): CastCharacter['days'] {
  const [first, last] = [from ?? to, to ?? from];
  return first === null || last === null ? undefined : { from: first, to: last };
}

export function useTalentResults(search: TalentSearch) {
  const searcher = useSearcher();
  const query = useTalents(search, searcher);
  const { data: characters } = useOwnCharacters(searcher.kind === 'recruiter');
  const { characterId: id } = search.filters;
  const ownCharacter = characters?.find((one) => one.id === id);
  const character: CastCharacter | undefined =
    id === undefined
      ? undefined
      : {
          id,
          name: ownCharacter?.name,
          project_id: ownCharacter?.project_id,
          project_title: ownCharacter?.project_title,
          days: ownCharacter && shootDatesOf(ownCharacter),
        };
  useEffect(() => rememberSearchCharacter(id), [id]);
  return { searcher, query, character };
}

export type TalentsQuery = ReturnType<typeof useTalentResults>['query'];
