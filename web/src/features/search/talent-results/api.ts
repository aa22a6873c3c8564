import { urlOf } from '@callboard/contract/client';
import {
  getGalleryAndPastWork,
  getTalentAsGuest,
  getTalentWithoutContact,
  recordView,
} from '@callboard/contract/people/calls';
import type { GuestTalent, RecruiterTalent } from '@callboard/contract/people/talent-profiles/profile';
import { findTalents, getConnection } from '@callboard/contract/search/calls';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import {
  type GuestRequest,
  keyOf,
  query,
  queryOrNull,
  waitsForConnection,
} from '../../../shared/lib/api/queries.ts';
import {
  defaultSearch,
  type Searcher,
  type TalentSearch,
  toWire,
  writeSearch,
} from '../talent-search/index.ts';
import type { FoundPage } from './model/found-talent.ts';

/** The layout does not change the results. */
const addressOf = (search: TalentSearch) => writeSearch({ ...search, layout: 'grid' }).toString();

/** Includes the account, because cards differ by account. */
export const talentsKey = (search: TalentSearch, searcherId: number | undefined) =>
  [...keyOf(findTalents), searcherId ?? 0, addressOf(search)] as const;

export const fetchTalentsNow = (
  { filters, sort, page }: TalentSearch,
  options?: { readonly signal: AbortSignal },
): Promise<FoundPage> => api(findTalents, { query: { ...toWire(filters), sort, page } }, options);

const talentsQuery = (search: TalentSearch, { id }: Searcher) =>
  queryOptions({
    queryKey: talentsKey(search, id),
    ...waitsForConnection,
    queryFn: ({ signal }) => fetchTalentsNow(search, { signal }),
  });

const guest = 0;

/** Keeps the previous page until the next one has loaded, unless it belonged to another account. */
export const useTalents = (search: TalentSearch, searcher: Searcher) =>
  useQuery({
    ...talentsQuery(search, searcher),
    enabled: searcher.isKnown,
    placeholderData: (base, query) => {
      const shownTo = query?.queryKey[1] ?? guest;
      return shownTo === guest || shownTo === searcher.id ? base : undefined;
    },
  });

/** From the cache, if it is there. */
export const fetchTalents = (client: QueryClient, search: TalentSearch, searcher: Searcher) =>
  client.ensureQueryData(talentsQuery(search, searcher));

export const prefetchTalents = (client: QueryClient, search: TalentSearch, searcher: Searcher) =>
  client.prefetchQuery(talentsQuery(search, searcher));

/** The first page for guests. */
export const firstTalentsRequest: GuestRequest = {
  queryKey: talentsKey(defaultSearch, undefined),
  url: urlOf(findTalents, { query: {} }),
  mayBeMissing: false,
};

/** Cached, because viewing the talent changes it. */
export function useConnection(talentId: number, { kind, id = guest }: Searcher) {
  const base = query(getConnection, { query: { talentId, recruiterId: id } });
  return useQuery({
    ...base,
    queryKey: [...base.queryKey, 'before'],
    enabled: kind === 'recruiter',
    staleTime: 'static',
    retry: false,
  });
}

export const quickViewQuery = (userUniqueId: string, { id }: Searcher) =>
  query(getGalleryAndPastWork, { params: { id: userUniqueId } }, id ?? guest);

export const useQuickView = (userUniqueId: string, searcher: Searcher, enabled: boolean) =>
  useQuery({ ...quickViewQuery(userUniqueId, searcher), enabled });

export type VisibleTalent = GuestTalent | RecruiterTalent;

export const talentQuery = (userUniqueId: string, { kind, id, isKnown }: Searcher) => ({
  ...queryOrNull<typeof getTalentWithoutContact | typeof getTalentAsGuest, VisibleTalent>(
    kind === 'recruiter' ? getTalentWithoutContact : getTalentAsGuest,
    { params: { id: userUniqueId } },
    id ?? guest,
  ),
  enabled: isKnown,
});

export const useTalent = (userUniqueId: string, searcher: Searcher) =>
  useQuery(talentQuery(userUniqueId, searcher));

/** The talent sees in the dashboard who viewed them. */
export const recordTalentView = (talentId: number): Promise<unknown> =>
  api(recordView, { body: { talentId } });
