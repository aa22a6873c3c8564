import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { talentsPerPage } from '@callboard/contract/search/search-limits';
import type { QueryClient } from '@tanstack/react-query';
import {
  firstPlaceOf,
  type ListedTalents,
  pageOfPlace,
  type Walk,
} from '../../../../shared/lib/talent-walk.ts';
import { readSearch, type Searcher, searcherOf, type TalentSearch } from '../../talent-search/index.ts';
import { fetchTalents, fetchTalentsNow } from '../api.ts';
import type { FoundPage } from './found-talent.ts';
import { toListed } from './use-walkable-search.ts';

/**
 * Where viewed profiles are hidden, those the walk viewed are gone from the search by now, and everyone after them
 * has moved up. The page is put together of those who would be on it.
 */
async function fetchMovedUp(
  fetch: (page: number) => Promise<FoundPage>,
  walk: Walk,
  page: number,
): Promise<FoundPage> {
  const now = await fetch(1);
  const first = Math.max(firstPlaceOf(page, talentsPerPage) - (walk.total - now.totalResults), 0);
  const from = pageOfPlace(first, talentsPerPage);
  const [one, next] = [await fetch(from), from < now.totalPages ? await fetch(from + 1) : undefined];
  const offset = first - firstPlaceOf(from, talentsPerPage);
  const results = [...one.results, ...(next?.results ?? [])].slice(offset, offset + talentsPerPage);
  const totalPages = Math.ceil(walk.total / talentsPerPage);
  return { ...now, results, totalResults: walk.total, totalPages };
}

const readWalk = ({ walk }: Walk, page: number): TalentSearch => {
  const [, query = ''] = walk.split('?');
  return { ...readSearch(new URLSearchParams(query)), page };
};

/** From the cache where the search was just there. */
export async function fetchWalkPage(
  client: QueryClient,
  walk: Walk,
  page: number,
  reader: SessionUser | undefined,
): Promise<ListedTalents> {
  const search = readWalk(walk, page);
  const searcher: Searcher = searcherOf({ user: reader, status: 'loaded' });
  if (!search.filters.hideSeen) return toListed(search, await fetchTalents(client, search, searcher));
  const fetch = (at: number) => fetchTalentsNow({ ...search, page: at });
  return toListed(search, await fetchMovedUp(fetch, walk, page));
}
