import { lastSearchPage } from '@callboard/contract/search/talent-search';

/** Pages beyond the limit cannot be opened. */
export const lastPageOf = (totalPages: number): number => Math.min(Math.max(totalPages, 1), lastSearchPage);
