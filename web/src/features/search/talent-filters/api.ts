import { urlOf } from '@callboard/contract/client';
import { countTalents } from '@callboard/contract/search/calls';
import { toFilterQuery } from '@callboard/contract/search/filter-address';
import type { FacetName } from '@callboard/contract/search/search-limits';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { type GuestRequest, keyOf } from '../../../shared/lib/api/queries.ts';
import { useSettled } from '../../../shared/lib/live-filters.ts';
import { readSearch, type Searcher, toWire, useSearcher } from '../talent-search/index.ts';
import { facetsFor } from './model/allowed-filters.ts';

const toAddress = (filters: TalentFilters): string => new URLSearchParams(toFilterQuery(filters)).toString();

const countKey = (kind: Searcher['kind'], withDrops: boolean, facetList: string, address: string) => [
  ...keyOf(countTalents),
  kind,
  withDrops,
  facetList,
  address,
];

/** Waits until the filters stop changing. Keeps the old numbers until the new ones arrive. */
function useCount(filters: TalentFilters, facets: readonly FacetName[], withDrops: boolean) {
  const searcher = useSearcher();
  const current = toAddress(filters);
  const settled = useSettled(current);
  const facetList = facetsFor(searcher, facets).join(',');
  const query = useQuery({
    queryKey: countKey(searcher.kind, withDrops, facetList, settled),
    queryFn: ({ signal }) =>
      api(
        countTalents,
        {
          query: {
            ...toWire(readSearch(new URLSearchParams(settled)).filters),
            ...(withDrops && { filterDrops: 'true' }),
            ...(facetList && { facets: facetList }),
          },
        },
        { signal },
      ),
    enabled: searcher.isKnown && (withDrops || facetList !== ''),
    placeholderData: keepPreviousData,
  });
  return { ...query, isSettled: current === settled && !query.isFetching && !query.isPlaceholderData };
}

/** The facets shown without opening a section. */
export const alwaysCounted: readonly FacetName[] = ['age', 'language', 'height'];

const guestFacetList = facetsFor({ kind: 'guest' }, alwaysCounted).join(',');

/** The numbers beside the filters of a guest who has not set any. */
export const firstCountRequests: readonly GuestRequest[] = [
  {
    queryKey: countKey('guest', true, '', ''),
    url: urlOf(countTalents, { query: { filterDrops: 'true' } }),
    mayBeMissing: false,
  },
  {
    queryKey: countKey('guest', false, guestFacetList, ''),
    url: urlOf(countTalents, { query: { facets: guestFacetList } }),
    mayBeMissing: false,
  },
];

/** Components with the same filters share one request. */
export const useTalentCount = (filters: TalentFilters) => useCount(filters, [], true);
export type TalentCountState = ReturnType<typeof useTalentCount>;

/** The counts next to the visible choices. */
export const useFacets = (filters: TalentFilters, facets: readonly FacetName[]) =>
  useCount(filters, facets, false).data?.facets;
