import type { FilterGroup } from '@callboard/contract/search/filter-groups';
import type { Term } from '../terms.policy.ts';

/** People that no bitmap knows: named so, unlocked by this recruiter, applicants of a job. */
export interface People {
  readonly filter: FilterGroup | 'self' | 'since';
  readonly negated: boolean;
  readonly kind: 'word' | 'first_word' | 'unlocked' | 'applied' | 'since' | 'self';
  /** Words, a recruiter, a job, a time in milliseconds, a talent: several stand for any of them. */
  readonly refs: readonly number[];
}

/** What is searched for: all of it must hold. */
export interface Wanted {
  readonly terms: readonly Term[];
  readonly people: readonly People[];
}

export type FilterOf = Term['filter'] | People['filter'];

export interface FacetWanted {
  /** Counted as if this filter were not set. */
  readonly without: FilterOf | undefined;
  readonly facets: readonly number[];
}
