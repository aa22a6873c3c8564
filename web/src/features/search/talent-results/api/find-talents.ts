import { findTalents } from '@callboard/contract/search/talent-search';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';
import type { TalentSearch } from '../../../../shared/lib/talent-search/search-address.ts';
import { toWire } from '../../../../shared/lib/talent-search/wire-filters.ts';
import type { FoundPage } from '../model/found-talent.ts';
import type { Searcher } from '../model/searcher.ts';
import { talentsKey } from './talents-key.ts';

const talentsOptions = (search: TalentSearch, { id }: Searcher) =>
  queryOptions({
    queryKey: talentsKey(search, id),
    queryFn: ({ signal }): Promise<FoundPage> => {
      const { filters, sort, page } = search;
      return api(findTalents, { query: { ...toWire(filters), sort, page } }, { signal });
    },
  });

const guest = 0;

/** One page of people. Until the next ones are there those before them stay, unless they were for other eyes. */
export const useTalents = (search: TalentSearch, searcher: Searcher) =>
  useQuery({
    ...talentsOptions(search, searcher),
    enabled: searcher.isKnown,
    placeholderData: (before, query) => {
      const shownTo = query?.queryKey[1] ?? guest;
      return shownTo === guest || shownTo === searcher.id ? before : undefined;
    },
  });

export const fetchTalentsAhead = (client: QueryClient, search: TalentSearch, searcher: Searcher) =>
  client.prefetchQuery(talentsOptions(search, searcher));
