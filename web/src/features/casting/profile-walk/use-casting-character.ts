import { useLocation } from 'react-router';
import { readWalkState, useWalk } from '../../../shared/lib/talent-walk.ts';
import { useOwnCharacters } from '../characters/index.ts';

export interface CastingCharacter {
  readonly id: number;
  readonly name: string;
  readonly projectId: number | undefined;
  readonly projectTitle: string;
}

/** Whom the list is for that this profile was opened from, and how the talent fits. */
export function useCastingCharacter(talentId: number) {
  const state = readWalkState(useLocation().state);
  const walk = useWalk(state?.walk);
  const { data: characters } = useOwnCharacters(walk?.character !== undefined);
  const own = characters?.find(({ id }) => id === walk?.character?.id);
  const character: CastingCharacter | undefined = own && {
    id: own.id,
    name: own.name,
    projectId: own.project_id,
    projectTitle: own.project_title,
  };
  const known = walk?.pages.flatMap(({ talents }) => talents).find(({ user_id }) => user_id === talentId);
  return { character, match: known?.match, reasons: known?.reasons ?? [] };
}
