import { commonPasswords } from '@callboard/contract/common-passwords';
import { passwordMinimum } from '@callboard/contract/credentials';

const levels = ['weak', 'fair', 'strong', 'veryStrong'] as const;
export type StrengthWord = (typeof levels)[number];

export interface Strength {
  readonly word: StrengthWord;
  readonly advice: 'tooShort' | 'common' | 'longer' | 'fine';
}

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** Characters that say something new: aaaa counts as one, so does abab after its first two. */
const different = (text: string) => new Set(text.toLowerCase()).size;

function pointsOf(password: string): number {
  const variety = kinds.filter((kind) => kind.test(password)).length;
  return Math.min(password.length, different(password) * 2) + variety * 2;
}

/** A rough but honest measure: length counts most, then variety; what everybody uses is always weak. */
export function passwordStrength(password: string): Strength {
  if (password.length < passwordMinimum) return { word: 'weak', advice: 'tooShort' };
  if (commonPasswords.has(password.toLowerCase())) return { word: 'weak', advice: 'common' };
  const points = pointsOf(password);
  if (points < 14) return { word: 'weak', advice: 'longer' };
  if (points < 18) return { word: 'fair', advice: 'longer' };
  return { word: points < 24 ? 'strong' : 'veryStrong', advice: 'fine' };
}

export const strengthLevel = (word: StrengthWord): number => levels.indexOf(word) + 1;
