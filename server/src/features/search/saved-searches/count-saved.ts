import type { SavedSearch } from '@callboard/contract/search/saved-searches';
import { TalentFilters } from '@callboard/contract/search/talent-filters';
import type { Database } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import { createQueue } from '../../../platform/queue.ts';
import { findSearchRights } from '../talent-search/index.ts';
import type { SearchCounts } from './counts.ts';
import { listLastOpened, type SavedSearchRow } from './saved-searches.queries.ts';

/** A long list must not use up the connection pool. */
const maxConcurrentCounts = 4;

type Counts = Pick<SavedSearch, 'count' | 'new_count'>;
export type Owner = Pick<Parameters<SearchCounts['countFor']>[0], 'recruiterId' | 'isVerified' | 'isFrozen'>;
const noMatches: Counts = { count: 0, new_count: 0 };

/** Outdated searches find nobody, such as one for a dropped character. */
async function nobodyWhenOutdated<T>(nobody: T, count: () => Promise<T>): Promise<T> {
  try {
    return await count();
  } catch (error) {
    if (error instanceof ProblemError && error.status < 500) return nobody;
    throw error;
  }
}

export function createSavedCounts(counts: SearchCounts) {
  const queue = createQueue(maxConcurrentCounts);

  return async (row: SavedSearchRow, owner: Owner): Promise<Counts> => {
    const { success, data: filters } = TalentFilters.safeParse(row.filters);
    if (!success) return noMatches;
    const countSince = (newSince?: Date) =>
      queue(() => counts.countFor({ filters, ...owner, ...(newSince && { newSince }) }));
    return nobodyWhenOutdated(noMatches, async () => {
      const count = await countSince();
      return { count, new_count: count === 0 ? 0 : await countSince(row.last_opened_at) };
    });
  };
}

/** More would make a page wait that shows only their sum. */
const searchesCounted = 5;

/** Talents published since then who match the searches this recruiter opened last. */
export function createNewMatchCount({
  db,
  counts,
}: {
  readonly db: Database;
  readonly counts: SearchCounts;
}) {
  return async (recruiterId: number, newSince: Date): Promise<number> => {
    const rows = await listLastOpened(db, recruiterId, searchesCounted);
    if (rows.length === 0) return 0;
    const owner = { recruiterId, ...(await findSearchRights(db, recruiterId)) };
    const found = rows.map(async (row) => {
      const { success, data: filters } = TalentFilters.safeParse(row.filters);
      return success ? nobodyWhenOutdated(0, () => counts.countFor({ filters, ...owner, newSince })) : 0;
    });
    return (await Promise.all(found)).reduce((sum, count) => sum + count, 0);
  };
}
