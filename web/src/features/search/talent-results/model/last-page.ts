import { lastSearchPage } from '@callboard/contract/search/talent-search';

/** The last page that can be opened; beyond it, the search has to be narrowed. */
export const lastPageOf = (totalPages: number): number => Math.min(Math.max(totalPages, 1), lastSearchPage);
