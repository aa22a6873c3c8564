import type { SavedSearch } from '@callboard/contract/search/saved-searches';
import { readSearch, type TalentSearch } from '../../talent-search/index.ts';

/** A search as it was kept, with what can still be understood of it. */
export const toSearch = ({ filters, sort }: Pick<SavedSearch, 'filters' | 'sort'>): TalentSearch =>
  readSearch(new URLSearchParams({ ...filters, sort }));
