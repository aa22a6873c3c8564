import type { FilterGroup } from '@callboard/contract/search/filter-groups';
import type { Term } from '../terms.policy.ts';

/** People that no bitmap knows: named so, unlocked by this recruiter, applicants of a job. */
export interface TalentSet {
  readonly filter: FilterGroup | 'self' | 'since';
  readonly negated: boolean;
  readonly kind: 'word' | 'first_word' | 'unlocked' | 'applied' | 'since' | 'self';
  /** Words, a recruiter, a job, a time in milliseconds, a talent: several stand for any of them. */
  readonly refs: readonly number[];
}

/** What is searched for: all of it must hold. */
export interface SearchQuery {
  readonly terms: readonly Term[];
  readonly talentSets: readonly TalentSet[];
}

export type FilterKey = Term['filter'] | TalentSet['filter'];

export interface FacetRequest {
  /** Counted as if this filter were not set. */
  readonly without: FilterKey | undefined;
  readonly facets: readonly number[];
}
