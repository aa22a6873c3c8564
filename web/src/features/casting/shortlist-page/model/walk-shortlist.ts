import type { SessionUser } from '@callboard/contract/accounts/sessions';
import type { QueryClient } from '@tanstack/react-query';
import type { ListedTalents, Walk } from '../../../../shared/lib/talent-walk.ts';
import { type CardPage, fetchCards } from '../api.ts';
import {
  type ListAddress,
  readShortlistSearch,
  type ShortlistSearch,
  shortlistLink,
} from './shortlist-search.ts';

export const walkOf = (address: ListAddress, search: ShortlistSearch): string =>
  shortlistLink(address, { ...search, page: 1 });

export const toListed = (
  address: ListAddress,
  search: ShortlistSearch,
  data: CardPage,
  character: ListedTalents['character'],
): ListedTalents => ({
  walk: walkOf(address, search),
  page: search.page,
  perPage: data.limit,
  total: data.totalResults,
  lastPage: data.totalPages,
  talents: data.results.map(({ talent: { user_id, userUniqueId, name, image } }) => ({
    user_id,
    userUniqueId,
    name,
    ...(image && { photo: image }),
  })),
  character,
});

/** Of the project and the character in the address of the list. */
export async function fetchWalkPage(
  client: QueryClient,
  walk: Walk,
  page: number,
  reader: SessionUser | undefined,
): Promise<ListedTalents> {
  const [path = '', query = ''] = walk.walk.split('?');
  const [projectId = 0, characterId = 0] = [...path.matchAll(/\d+/g)].map(Number);
  const search = { ...readShortlistSearch(new URLSearchParams(query)), page };
  const cards = await fetchCards(client, { recruiterId: reader?.user_id ?? 0, characterId }, search);
  return toListed({ projectId, characterId }, search, cards, walk.character);
}
