import type { CharacterStatus } from '@callboard/contract/casting/project-values';

export interface OutcomeCharacter {
  readonly id: number;
  readonly status: CharacterStatus;
  readonly wanted: number;
  /** Who was cast before. They stay cast. */
  readonly cast: readonly number[];
  /** Everyone who can be said to be cast. */
  readonly considered: readonly number[];
}

export interface Choice {
  readonly character_id: number;
  readonly user_id: readonly number[];
}

export interface SettledCharacter {
  readonly id: number;
  readonly status: CharacterStatus;
  readonly cast: readonly number[];
  readonly newlyCast: readonly number[];
  /** It was being cast and did not find everyone it wanted. */
  readonly isUnfilled: boolean;
}

export type Refusal =
  | { readonly refused: 'unknown' }
  | { readonly refused: 'field'; readonly field: string; readonly message: string };

const field = (index: number, message: string): Refusal => ({
  refused: 'field',
  field: `outcome.${index}.user_id`,
  message,
});

const refusalOf = (character: OutcomeCharacter | undefined, { user_id }: Choice, index: number) => {
  if (!character || character.status === 'dropped') return { refused: 'unknown' } as const;
  const known = new Set([...character.considered, ...character.cast]);
  if (user_id.some((id) => !known.has(id))) return field(index, 'Choose from those considered');
  const all = new Set([...character.cast, ...user_id]);
  const isTooMany = all.size > character.wanted && all.size > character.cast.length;
  return isTooMany ? field(index, `Choose up to ${character.wanted}`) : undefined;
};

function settle(character: OutcomeCharacter, chosen: readonly number[]): SettledCharacter {
  const { id, status, wanted } = character;
  const newlyCast = [...new Set(chosen)].filter((talent) => !character.cast.includes(talent));
  const cast = [...character.cast, ...newlyCast];
  if (status === 'dropped') return { id, status, cast, newlyCast, isUnfilled: false };
  const ends = cast.length > 0 || status === 'cast' ? 'cast' : 'dropped';
  return { id, status: ends, cast, newlyCast, isUnfilled: status === 'casting' && cast.length < wanted };
}

/** Refused whole when one choice is wrong. A character without a choice keeps who was cast before. */
export function settleOutcome(
  characters: readonly OutcomeCharacter[],
  choices: readonly Choice[],
): Refusal | { readonly settled: readonly SettledCharacter[] } {
  const byId = new Map(characters.map((character) => [character.id, character]));
  const chosen = new Map(choices.map((choice) => [choice.character_id, choice.user_id]));
  if (chosen.size < choices.length) {
    return { refused: 'field', field: 'outcome', message: 'Each character only once' };
  }
  for (const [index, choice] of choices.entries()) {
    const refusal = refusalOf(byId.get(choice.character_id), choice, index);
    if (refusal) return refusal;
  }
  return { settled: characters.map((character) => settle(character, chosen.get(character.id) ?? [])) };
}
