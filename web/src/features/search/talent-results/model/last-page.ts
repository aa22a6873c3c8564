import { lastSearchPage } from '@callboard/contract/search/talent-search';

/** As far as one can leaf; who would go further narrows the search. */
export const lastPageOf = (totalPages: number): number => Math.min(Math.max(totalPages, 1), lastSearchPage);
