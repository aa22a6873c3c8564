import { shareSearch } from '@callboard/contract/search/calls';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api/client.ts';
import { type TalentSearch, toWire, writeSearch } from '../../talent-search/index.ts';

/** Asked like a question: the same search has the same link. */
export const useSearchLink = (search: TalentSearch) =>
  useQuery({
    queryKey: ['search-link', writeSearch(search).toString()],
    queryFn: ({ signal }) => {
      const { filters, sort } = search;
      return api(shareSearch, { body: { filters: toWire(filters), sort } }, { signal });
    },
    staleTime: 'static',
    retry: false,
  });
