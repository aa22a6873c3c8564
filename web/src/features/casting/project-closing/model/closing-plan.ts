import type { ClosingPreview } from '@callboard/contract/casting/project-closing';

type Character = ClosingPreview['characters'][number];
type Part = ClosingPreview['parts'][number];
export type Candidate = Character['candidates'][number];

/** What the recruiter has chosen and written so far. */
export interface ClosingChoices {
  /** By character: who was newly cast. */
  readonly cast: Readonly<Record<string, readonly number[]>>;
  /** By part: words that were edited. */
  readonly words: Readonly<Record<string, string>>;
}

export interface PlannedPart extends Pick<Part, 'key' | 'people'> {
  readonly count: number;
  readonly words: string;
}

/** How many can still be chosen. */
export const roomIn = ({ wanted, candidates }: Character): number =>
  Math.max(0, wanted - candidates.filter(({ is_cast }) => is_cast).length);

/** Those chosen who can still be cast, as far as there is room. */
export function chosenFor(character: Character, { cast }: ClosingChoices): Candidate[] {
  const ids = cast[character.id] ?? [];
  return character.candidates
    .filter(({ user_id, is_cast }) => !is_cast && ids.includes(user_id))
    .slice(0, roomIn(character));
}

const once = (people: readonly Candidate[]) => [
  ...new Map(people.map((person) => [person.user_id, person])).values(),
];

/** Who is notified with which words: of being cast, else of the first thing they wait for. */
export function planParts({ characters, parts }: ClosingPreview, choices: ClosingChoices): PlannedPart[] {
  const cast = once(characters.flatMap((character) => chosenFor(character, choices)));
  const notified = new Set(cast.map(({ user_id }) => user_id));
  return parts.map(({ key, words, people, user_ids }) => {
    const edited = choices.words[key] ?? words;
    if (key === 'cast') return { key, words: edited, people: cast.slice(0, 6), count: cast.length };
    const waiting = user_ids.filter((id) => !notified.has(id));
    for (const id of waiting) notified.add(id);
    const shown = people.filter(({ user_id }) => waiting.includes(user_id));
    return { key, words: edited, people: shown, count: waiting.length };
  });
}

export const countNotified = (parts: readonly PlannedPart[]): number =>
  parts.reduce((sum, { count }) => sum + count, 0);

/** The body of the request. Only words that someone reads are sent. */
export const toClosingBody = (preview: ClosingPreview, choices: ClosingChoices) => ({
  status: 'closed' as const,
  outcome: preview.characters.map((character) => ({
    character_id: character.id,
    user_id: chosenFor(character, choices).map(({ user_id }) => user_id),
  })),
  words: Object.fromEntries(
    planParts(preview, choices)
      .filter(({ count }) => count > 0)
      .map(({ key, words }) => [key, words.trim()]),
  ),
});

const named = ['cast', 'applications', 'shares'] as const;

/** The key of its name. Parts of features that have none yet are named in general. */
export const partName = (key: string) => `parts.${named.find((known) => known === key) ?? 'other'}` as const;
