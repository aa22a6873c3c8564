import { openSharedSearch } from '@callboard/contract/search/calls';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api/client.ts';
import { readTrouble } from '../../../../shared/lib/api/request-error.ts';

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
