import { passwordMinimum } from '@callboard/contract/accounts/credentials';

/** Labels by level; level 0 has none. */
export const strengthLabels = ['weak', 'weak', 'fair', 'strong', 'veryStrong'] as const;

/** The most useful advice, or none. */
export type Advice = 'tooShort' | 'common' | 'ownName' | 'repeats' | 'sequence' | 'longer' | 'fine';

export interface Strength {
  /** 0 when empty, then 1 to 4. */
  readonly level: 0 | 1 | 2 | 3 | 4;
  readonly advice: Advice;
}

interface Surroundings {
  /** The person's names and addresses, which a guesser knows too. */
  readonly own?: readonly string[];
  readonly common?: ReadonlySet<string> | undefined;
}

const alphabets: readonly [RegExp, size: number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 32],
  [/[^\p{ASCII}]/u, 60],
];

/** Real passwords are easier to guess than random ones of the same length. */
const habit = 0.75;
const bitsFor = { fair: 38, strong: 52, veryStrong: 75 };

const rows = [
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y',
];
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(''))];
const runLength = 4;

const personalWords = (own: readonly string[]) =>
  own.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length >= 4);

const withoutPersonal = (text: string, own: readonly string[]) =>
  personalWords(own).reduce((rest, word) => rest.replaceAll(word, '\u0001'), text);

const withoutRepeats = (text: string) => text.replace(/(.{1,4}?)\1{2,}/gu, '$1');

/** Keeps only the first character of runs such as 3456 or asdf. */
function withoutRuns(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length; ) {
    const length = longestRun(text, at);
    rest += text[at];
    at += length >= runLength ? length : 1;
  }
  return rest;
}

function longestRun(text: string, from: number): number {
  let length = 1;
  while (
    from + length < text.length &&
    runs.some((run) => run.includes(text.slice(from, from + length + 1)))
  ) {
    length += 1;
  }
  return length;
}

function bitsOf(password: string, effectiveLength: number): number {
  const alphabet = alphabets.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  return effectiveLength * Math.log2(Math.max(alphabet, 2)) * habit;
}

const levelOf = (bits: number): Strength['level'] => {
  if (bits < bitsFor.fair) return 1;
  if (bits < bitsFor.strong) return 2;
  return bits < bitsFor.veryStrong ? 3 : 4;
};

/** A small estimate of how many guesses a password takes. */
export function estimateStrength(password: string, { own = [], common }: Surroundings = {}): Strength {
  if (password === '') return { level: 0, advice: 'longer' };
  if (password.length < passwordMinimum) return { level: 1, advice: 'tooShort' };
  const plain = password.toLowerCase();
  if (common?.has(plain.replace(/\s+/g, ''))) return { level: 1, advice: 'common' };

  const stranger = withoutPersonal(plain, own);
  const varied = withoutRepeats(stranger);
  const free = withoutRuns(varied);
  const level = levelOf(bitsOf(password, free.length));
  if (level >= 3) return { level, advice: 'fine' };
  if (stranger !== plain) return { level, advice: 'ownName' };
  if (varied !== stranger) return { level, advice: 'repeats' };
  if (free !== varied) return { level, advice: 'sequence' };
  return { level, advice: 'longer' };
}
