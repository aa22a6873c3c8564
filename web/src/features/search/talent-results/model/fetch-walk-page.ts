import type { SessionUser } from '@callboard/contract/accounts/sessions';
import type { QueryClient } from '@tanstack/react-query';
import type { ListedTalents, Walk } from '../../../../shared/lib/talent-walk.ts';
import { readSearch, searcherOf } from '../../talent-search/index.ts';
import { fetchTalents } from '../api.ts';
import { toListed } from './use-walkable-search.ts';

/** From the cache where the search was just there. */
export async function fetchWalkPage(
  client: QueryClient,
  walk: Walk,
  page: number,
  reader: SessionUser | undefined,
): Promise<ListedTalents> {
  const [, query = ''] = walk.walk.split('?');
  const search = { ...readSearch(new URLSearchParams(query)), page };
  const searcher = searcherOf({ user: reader, status: 'loaded' });
  return toListed(search, await fetchTalents(client, search, searcher));
}
