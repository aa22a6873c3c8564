import { useQueries } from '@tanstack/react-query';
import { talentQuery } from '../api.ts';
import type { Searcher } from '../model/searcher.ts';
import type { Side } from './compare-rows.ts';
import type { Compared } from './compare-store.ts';

/** The profiles of those who are compared, as they arrive. */
export function useSides(compared: readonly Compared[], searcher: Searcher) {
  return useQueries({
    queries: compared.map(({ userUniqueId }) => talentQuery(userUniqueId, searcher)),
    combine: (results) => ({
      sides: compared.map((one, at): Side => ({ compared: one, talent: results[at]?.data ?? undefined })),
      isWaiting: results.some(({ isPending, isError }) => isPending && !isError),
      hasFailed: results.some(({ isError, data }) => isError || data === null),
      retry: () => {
        for (const { isError, refetch } of results) if (isError) void refetch();
      },
    }),
  });
}
