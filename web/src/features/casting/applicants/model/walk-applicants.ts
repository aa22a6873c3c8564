import type { SessionUser } from '@callboard/contract/accounts/sessions';
import type { QueryClient } from '@tanstack/react-query';
import type { ListedTalents, Walk } from '../../../../shared/lib/talent-walk.ts';
import { type ApplicantPage, fetchApplicants } from '../api.ts';
import { type ApplicantSearch, applicantsLink, readApplicantSearch } from './applicant-search.ts';

export const walkOf = (projectId: number, search: ApplicantSearch): string =>
  applicantsLink(projectId, { ...search, page: 1 });

export const toListed = (projectId: number, search: ApplicantSearch, data: ApplicantPage): ListedTalents => ({
  walk: walkOf(projectId, search),
  page: search.page,
  perPage: data.limit,
  total: data.totalResults,
  lastPage: data.totalPages,
  talents: data.results.map(({ user_id, userUniqueId, name, image }) => ({
    user_id,
    userUniqueId,
    name,
    ...(image && { photo: image }),
  })),
});

/** Of the project in the address of the list. */
export async function fetchWalkPage(
  client: QueryClient,
  walk: Walk,
  page: number,
  reader: SessionUser | undefined,
): Promise<ListedTalents> {
  const [path = '', query = ''] = walk.walk.split('?');
  const projectId = Number(/\d+/.exec(path)?.[0]);
  const search = { ...readApplicantSearch(new URLSearchParams(query)), page };
  const place = { recruiterId: reader?.user_id ?? 0, projectId };
  return toListed(projectId, search, await fetchApplicants(client, place, search));
}
