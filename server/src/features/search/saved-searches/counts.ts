import type { TalentFilters } from '@callboard/contract/search/talent-filters';

/** How many a search finds. What cannot be searched for is refused with a ProblemError. */
export interface SearchCounts {
  countFor(search: {
    readonly filters: TalentFilters;
    /** Whose search it is. */
    readonly recruiterId: number;
    readonly isVerified: boolean;
    /** Only those who were published after. */
    readonly newSince?: Date;
    /** Asked for the first time, so that its days count as asked for. */
    readonly isFirst?: boolean;
  }): Promise<number>;
}
