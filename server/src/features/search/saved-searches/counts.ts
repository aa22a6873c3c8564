import type { TalentFilters } from '@callboard/contract/search/talent-filters';

/** Throws a ProblemError for an invalid search. */
export interface SearchCounts {
  countFor(search: {
    readonly filters: TalentFilters;
    readonly recruiterId: number;
    readonly isVerified: boolean;
    readonly isFrozen: boolean;
    /** Only those published after. */
    readonly newSince?: Date;
    /** A new search counts towards the daily limit of date ranges. */
    readonly isFirst?: boolean;
  }): Promise<number>;
}
