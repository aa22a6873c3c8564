import { SavedSearch } from '@callboard/contract/search/saved-searches';
import { canonicalFilters } from './canonical-filters.ts';
import type { SavedSearchRow } from './saved-searches.queries.ts';

interface Counts {
  readonly count: number;
  readonly new_count: number;
}

export const toSavedSearch = (row: SavedSearchRow, { count, new_count }: Counts): SavedSearch => ({
  id: row.id,
  name: row.name,
  filters: canonicalFilters(row.filters),
  sort: SavedSearch.shape.sort.parse(row.sort),
  alert: SavedSearch.shape.alert.parse(row.alert),
  created_at: row.created_at.toISOString(),
  last_opened_at: row.last_opened_at.toISOString(),
  count,
  new_count,
});
