import type { SavedSearch } from '@callboard/contract/search/saved-searches';
import { TalentFilters } from '@callboard/contract/search/talent-filters';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { createQueue } from '../../../platform/queue.ts';
import type { SearchCounts } from './counts.ts';
import type { SavedSearchRow } from './saved-searches.queries.ts';

/** Long lists must not take every connection there is. */
const countedAtOnce = 4;

type Found = Pick<SavedSearch, 'count' | 'new_count'>;
export type Owner = Pick<Parameters<SearchCounts['countFor']>[0], 'recruiterId' | 'isVerified'>;
const nobody: Found = { count: 0, new_count: 0 };

/** How many a saved search finds now, and how many of them are new since it was opened. */
export function createSavedCounts(counts: SearchCounts) {
  const inTurn = createQueue(countedAtOnce);

  return async (row: SavedSearchRow, owner: Owner): Promise<Found> => {
    const { success, data: filters } = TalentFilters.safeParse(row.filters);
    if (!success) return nobody;
    const countSince = (newSince?: Date) =>
      inTurn(() => counts.countFor({ filters, ...owner, ...(newSince && { newSince }) }));
    try {
      const count = await countSince();
      return { count, new_count: count === 0 ? 0 : await countSince(row.last_opened_at) };
    } catch (error) {
      // A search that makes no sense any more, as for a character who was dropped, finds nobody.
      if (error instanceof ProblemError && error.status < 500) return nobody;
      throw error;
    }
  };
}
