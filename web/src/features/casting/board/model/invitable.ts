import type { PickedCard } from './use-board-actions.ts';

interface Invitable {
  readonly people: readonly PickedCard[];
  /** Why nobody can be invited. */
  readonly refusal?: 'oneCharacter' | 'none';
}

/** Who of them can be sent the project: those of one character who were not, and whose profile opens. */
export function invitable(picked: readonly PickedCard[]): Invitable {
  if (new Set(picked.map(({ row }) => row.id)).size > 1) return { people: [], refusal: 'oneCharacter' };
  const people = picked.filter(({ card }) => card.stage === 'shortlisted' && card.is_visible);
  return people.length === 0 ? { people, refusal: 'none' } : { people };
}
