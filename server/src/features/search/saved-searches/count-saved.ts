import type { SavedSearch } from '@callboard/contract/search/saved-searches';
import { TalentFilters } from '@callboard/contract/search/talent-filters';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { createQueue } from '../../../platform/queue.ts';
import type { SearchCounts } from './counts.ts';
import type { SavedSearchRow } from './saved-searches.queries.ts';

/** A long list must not use up the connection pool. */
const maxConcurrentCounts = 4;

type Counts = Pick<SavedSearch, 'count' | 'new_count'>;
export type Owner = Pick<Parameters<SearchCounts['countFor']>[0], 'recruiterId' | 'isVerified' | 'isFrozen'>;
const noMatches: Counts = { count: 0, new_count: 0 };

export function createSavedCounts(counts: SearchCounts) {
  const queue = createQueue(maxConcurrentCounts);

  return async (row: SavedSearchRow, owner: Owner): Promise<Counts> => {
    const { success, data: filters } = TalentFilters.safeParse(row.filters);
    if (!success) return noMatches;
    const countSince = (newSince?: Date) =>
      queue(() => counts.countFor({ filters, ...owner, ...(newSince && { newSince }) }));
    try {
      const count = await countSince();
      return { count, new_count: count === 0 ? 0 : await countSince(row.last_opened_at) };
    } catch (error) {
      // Outdated searches find nobody, such as one for a dropped character.
      if (error instanceof ProblemError && error.status < 500) return noMatches;
      throw error;
    }
  };
}
