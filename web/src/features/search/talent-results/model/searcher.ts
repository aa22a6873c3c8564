import type { OwnCharacter } from '@callboard/contract/casting/characters';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { useOwnCharacters } from '../../../casting/characters/index.ts';
import type { TalentSearch } from '../../talent-search/index.ts';
import { useTalents } from '../api.ts';
import type { CastPart } from './use-shortlist.ts';

/** Who searches. Talents get what guests get. */
export interface Searcher {
  readonly kind: 'guest' | 'recruiter';
  readonly id: number | undefined;
  /** Not before the session has answered. */
  readonly isKnown: boolean;
}

export function useSearcher(): Searcher {
  const { user, status } = useSession();
  return {
    kind: user?.user_type === 2 ? 'recruiter' : 'guest',
    id: user?.user_id,
    isKnown: status === 'loaded',
  };
}

/** One day is enough: whoever knows when a shoot begins may not know when it ends. */
function shootOf({ shoot_starts_on: from, shoot_ends_on: to }: OwnCharacter): CastPart['days'] {
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
  const part: CastPart | undefined =
    id === undefined ? undefined : { id, name: character?.name, days: character && shootOf(character) };
  return { searcher, found, part };
}

export type Found = ReturnType<typeof useFound>['found'];
