import type { ClientAnswer } from '@callboard/contract/casting/client-answers';

/** What a client says of one face. */
export interface FaceWord {
  readonly answer: ClientAnswer | null;
  /** From 1 among those of its character. */
  readonly rank: number | null;
  /** As typed. */
  readonly comment: string;
}

export const noWord: FaceWord = { answer: null, rank: null, comment: '' };

/** What is said of each face, by its key. */
export type WordOf = (key: string) => FaceWord;

/** The faces of one character as the client would see them again. */
export interface Standing {
  readonly ranked: readonly string[];
  readonly unanswered: readonly string[];
  readonly declined: readonly string[];
}

type Group = keyof Standing;

function groupOf({ answer, rank }: FaceWord): Group {
  if (answer === 'no') return 'declined';
  return answer === null && rank === null ? 'unanswered' : 'ranked';
}

/** Answered faces without a place follow those with one. */
const placeOf = ({ rank }: FaceWord) => rank ?? Number.POSITIVE_INFINITY;

/** `keys` are in the recruiter’s order, which decides between equals. */
export function standingOf(keys: readonly string[], wordOf: WordOf): Standing {
  const inGroup = (group: Group) => keys.filter((key) => groupOf(wordOf(key)) === group);
  const byPlace = (one: string, other: string) => {
    const [first, second] = [placeOf(wordOf(one)), placeOf(wordOf(other))];
    return first === second ? 0 : first - second;
  };
  return {
    ranked: inGroup('ranked').sort(byPlace),
    unanswered: inGroup('unanswered'),
    declined: inGroup('declined'),
  };
}

/** The words that change when the ranked faces stand in this order. */
function renumber(order: readonly string[], wordOf: WordOf): Map<string, FaceWord> {
  const changes = new Map<string, FaceWord>();
  for (const [at, key] of order.entries()) {
    const word = wordOf(key);
    if (word.rank !== at + 1) changes.set(key, { ...word, rank: at + 1 });
  }
  return changes;
}

/** A new yes goes before the first maybe; who was ranked already keeps the place. */
function insert(ranked: readonly string[], key: string, answer: ClientAnswer, wordOf: WordOf): string[] {
  const firstMaybe = ranked.findIndex((one) => wordOf(one).answer === 'maybe');
  const at = answer === 'yes' && firstMaybe !== -1 ? firstMaybe : ranked.length;
  return ranked.toSpliced(at, 0, key);
}

/** What changes with an answer: that face, and the places of others. */
export function giveAnswer(
  keys: readonly string[],
  wordOf: WordOf,
  key: string,
  answer: ClientAnswer,
): Map<string, FaceWord> {
  const others = standingOf(keys, wordOf).ranked.filter((one) => one !== key);
  const given: FaceWord = { ...wordOf(key), answer, rank: answer === 'no' ? null : wordOf(key).rank };
  const now: WordOf = (one) => (one === key ? given : wordOf(one));
  const { ranked } = standingOf(keys, now);
  const order = answer === 'no' || given.rank !== null ? ranked : insert(others, key, answer, now);
  return new Map([[key, given], ...renumber(order, now)]);
}

/** What changes when a ranked face is put somewhere else. */
export function moveFace(
  keys: readonly string[],
  wordOf: WordOf,
  key: string,
  place: number,
): Map<string, FaceWord> {
  const { ranked } = standingOf(keys, wordOf);
  if (!ranked.includes(key)) return new Map();
  const rest = ranked.filter((one) => one !== key);
  return renumber(rest.toSpliced(place, 0, key), wordOf);
}
