import { lastSearchPage } from '@callboard/contract/search/search-limits';

/** Pages beyond the limit cannot be opened. */
export const lastPageOf = (totalPages: number): number => Math.min(Math.max(totalPages, 1), lastSearchPage);
