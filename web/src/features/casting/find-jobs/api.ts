import { countJobs, findJobs, readJobAddress } from '@callboard/contract/casting/calls';
import type { JobAddress } from '@callboard/contract/casting/job-search';
import { jobSorts } from '@callboard/contract/casting/job-values';
import { urlOf } from '@callboard/contract/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import {
  type GuestRequest,
  guestQueryOrNull,
  keyOf,
  waitsForConnection,
} from '../../../shared/lib/api/queries.ts';
import { useSettled } from '../../../shared/lib/live-filters.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { forReader, type JobFilters, readFilters, writeFilters } from './model/job-filters.ts';
import { defaultSearch, type JobSearch, readSearch, sortFor } from './model/job-search.ts';

/** Who searches. All but talents see what guests see. */
export interface Reader {
  readonly talentId: number | undefined;
  /** No request is sent before the session is known: results depend on who searches. */
  readonly isKnown: boolean;
}

export function useReader(): Reader {
  const { user, status } = useSession();
  return { talentId: user?.user_type === 1 ? user.user_id : undefined, isKnown: status === 'loaded' };
}

const guest = 0;

/** The request for a page of jobs, as this reader asks for it. */
const queryFor = ({ filters, sort, page }: JobSearch, talentId: number | undefined) => ({
  ...writeFilters(forReader(filters, talentId !== undefined)),
  sort_id: jobSorts[sortFor(sort, talentId !== undefined)],
  page,
});

const jobsKey = (query: ReturnType<typeof queryFor>, reader: number | undefined) => [
  ...keyOf(findJobs),
  reader ?? guest,
  query,
];

/**
 * Keeps the page before until the next has loaded, unless it was another reader’s. What was sent for guests keeps
 * its place for a talent, but in another order: nothing of it can be clicked.
 */
export function useJobs(search: JobSearch, { talentId, isKnown }: Reader) {
  const asked = queryFor(search, talentId);
  const query = useQuery({
    queryKey: jobsKey(asked, talentId),
    ...waitsForConnection,
    queryFn: ({ signal }) => api(findJobs, { query: asked }, { signal }),
    enabled: isKnown,
    placeholderData: (before, query) => {
      const shownTo = query?.queryKey[1] ?? guest;
      return shownTo === guest || shownTo === talentId ? before : undefined;
    },
  });
  const isOfGuest = talentId !== undefined && query.data?.results.some((job) => !('match' in job));
  return { ...query, isOfGuest: isOfGuest ?? false };
}

const countKey = (address: string, reader: number | undefined) => [
  ...keyOf(countJobs),
  reader ?? guest,
  address,
];

/** Waits until the filters stop changing. Keeps the old numbers until the new ones arrive. */
export function useJobCount(filters: JobFilters, { talentId, isKnown }: Reader) {
  const asked = forReader(filters, talentId !== undefined);
  const current = new URLSearchParams(writeFilters(asked)).toString();
  const settled = useSettled(current);
  const query = useQuery({
    queryKey: countKey(settled, talentId),
    queryFn: ({ signal }) =>
      api(countJobs, { query: writeFilters(readFilters(new URLSearchParams(settled))) }, { signal }),
    enabled: isKnown,
    placeholderData: keepPreviousData,
  });
  return { ...query, isSettled: current === settled && !query.isFetching && !query.isPlaceholderData };
}
export type JobCountState = ReturnType<typeof useJobCount>;

export const addressRequest = (searchParam: string) =>
  guestQueryOrNull(readJobAddress, { params: { searchParam } });

/** What a readable address means; null where it means nothing. */
export const useJobAddress = (searchParam: string | undefined) =>
  useQuery({
    ...addressRequest(searchParam ?? ''),
    enabled: searchParam !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What a guest without a query in the URL sees: the first page, and the numbers beside the filters. */
export function firstRequests(address?: JobAddress | null): readonly GuestRequest[] {
  if (address === null) return [];
  const search = address ? readSearch(new URLSearchParams(), address) : defaultSearch;
  const counted = new URLSearchParams(writeFilters(search.filters)).toString();
  const asked = queryFor(search, undefined);
  return [
    {
      queryKey: jobsKey(asked, undefined),
      url: urlOf(findJobs, { query: asked }),
      mayBeMissing: false,
    },
    {
      queryKey: countKey(counted, undefined),
      url: urlOf(countJobs, { query: writeFilters(search.filters) }),
      mayBeMissing: false,
    },
  ];
}
