import { shareSearch } from '@callboard/contract/search/saved-searches';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';
import { type TalentSearch, writeSearch } from '../../../../shared/lib/talent-search/search-address.ts';
import { toWire } from '../../../../shared/lib/talent-search/wire-filters.ts';

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
