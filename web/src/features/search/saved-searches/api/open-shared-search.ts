import { openSharedSearch } from '@callboard/contract/search/saved-searches';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';
import { readTrouble } from '../../../../shared/lib/trouble.ts';

/** Null: there is nothing behind this link. A link with a slip in it is bad input, and leads nowhere as well. */
export const useSharedSearch = (link: string) =>
  useQuery({
    queryKey: ['shared-search', link],
    queryFn: ({ signal }) =>
      api(openSharedSearch, { params: { id: link } }, { signal }).catch((error: unknown) => {
        const { code } = readTrouble(error);
        if (code === 'NOT_FOUND' || code === 'VALIDATION_FAILED') return null;
        throw error;
      }),
    staleTime: 'static',
  });
