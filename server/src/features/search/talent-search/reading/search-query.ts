import type { FilterGroup } from '@callboard/contract/search/filter-groups';
import type { Term } from '../terms.policy.ts';

/** Talents selected by something that is not in the bitmaps. */
export interface TalentSet {
  readonly filter: FilterGroup | 'self' | 'since';
  readonly negated: boolean;
  readonly kind: 'word' | 'first_word' | 'unlocked' | 'applied' | 'seen' | 'not_for' | 'since' | 'self';
  /** Ids of words, a recruiter, a job, a character or a talent, or a time in milliseconds. Any of them may match. */
  readonly refs: readonly number[];
}

/** All of it must match. */
export interface SearchQuery {
  readonly terms: readonly Term[];
  readonly talentSets: readonly TalentSet[];
}

export type FilterKey = Term['filter'] | TalentSet['filter'];

export interface FacetRequest {
  /** Counted as if this filter were not set. */
  readonly without: FilterKey | undefined;
  /** Both ends inclusive. Those that nobody has cost nothing. */
  readonly ranges: readonly (readonly [first: number, last: number])[];
}
