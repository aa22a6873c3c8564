import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { unlockedPerPage } from '@callboard/contract/casting/unlocking';
import type { QueryClient } from '@tanstack/react-query';
import type { ListedTalents, Walk } from '../../../../shared/lib/talent-walk.ts';
import { fetchUnlocked, type UnlockedPage } from '../api.ts';
import { readUnlockedSearch, type UnlockedSearch, unlockedLink } from './unlocked-search.ts';

export const walkOf = (search: UnlockedSearch): string => unlockedLink({ ...search, page: 1 });

export const toListed = (search: UnlockedSearch, data: UnlockedPage): ListedTalents => ({
  walk: walkOf(search),
  page: search.page,
  perPage: unlockedPerPage,
  total: data.totalResults,
  lastPage: data.totalPages,
  talents: data.results.map(({ user_id, userUniqueId, name, gallary: [cover] }) => ({
    user_id,
    userUniqueId,
    name,
    ...(cover && { photo: cover.file_url }),
  })),
});

export async function fetchWalkPage(
  client: QueryClient,
  walk: Walk,
  page: number,
  reader: SessionUser | undefined,
): Promise<ListedTalents> {
  const [, query = ''] = walk.walk.split('?');
  const search = { ...readUnlockedSearch(new URLSearchParams(query)), page };
  return toListed(search, await fetchUnlocked(client, search, reader?.user_id ?? 0));
}
