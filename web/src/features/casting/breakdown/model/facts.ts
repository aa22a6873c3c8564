import type { CharacterWeight, FeeUnit, LanguageLevel } from './breakdown.ts';

export type FactValue =
  | { readonly what: 'age'; readonly min: number | null; readonly max: number | null }
  | { readonly what: 'gender'; readonly id: number | null }
  | { readonly what: 'language'; readonly id: number; readonly level: LanguageLevel | undefined }
  | { readonly what: 'skill'; readonly id: number }
  | { readonly what: 'wanted'; readonly count: number }
  | { readonly what: 'weight'; readonly weight: CharacterWeight }
  | { readonly what: 'fee'; readonly paise: number; readonly per: FeeUnit }
  | { readonly what: 'height'; readonly min: number | null; readonly max: number | null };

export type FactKind = FactValue['what'];

/**
 * How sure it is by itself: `firm` facts count wherever they stand, `plain` ones where facts are expected, and
 * `bare` ones (a lone number, a letter) only next to others.
 */
export type Firmness = 'firm' | 'plain' | 'bare';

/** What a matcher finds at a place of a text. */
export interface Match {
  readonly end: number;
  readonly value: FactValue;
  readonly firmness: Firmness;
}

export interface Fact extends Match {
  readonly start: number;
}

export type Matcher = (plain: string, at: number) => Match | null;

/** At the place, as whole words. */
export function matchAt(pattern: RegExp, plain: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(plain);
}
