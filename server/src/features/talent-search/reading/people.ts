import type { FilterGroup } from '@callboard/contract/filter-groups';

/** People that no bitmap knows: named so, unlocked by this recruiter, applicants of a job. */
export interface People {
  readonly filter: FilterGroup | 'self' | 'since';
  readonly negated: boolean;
  readonly kind: 'word' | 'first_word' | 'unlocked' | 'applied' | 'since' | 'self';
  /** Words, a recruiter, a job, a time in milliseconds, a talent: several stand for any of them. */
  readonly refs: readonly number[];
}
