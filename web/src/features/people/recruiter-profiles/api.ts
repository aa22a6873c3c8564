import { listPublicProjects } from '@callboard/contract/casting/calls';
import { urlOf } from '@callboard/contract/client';
import type { Arguments } from '@callboard/contract/endpoint';
import { changeRecruiter, getRecruiterByUniqueId } from '@callboard/contract/people/calls';
import type { OwnRecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { type GuestRequest, guestQueryOrNull, queryOrNull } from '../../../shared/lib/api/queries.ts';

export const recruiterRequest = (userUniqueId: string) =>
  guestQueryOrNull(getRecruiterByUniqueId, { params: { id: userUniqueId } });

/** The public profile; null when there is none. */
export const usePublicRecruiter = (userUniqueId: string, enabled: boolean) =>
  useQuery({ ...recruiterRequest(userUniqueId), enabled });

export const ownRecruiterQuery = (userUniqueId: string) =>
  queryOrNull(getRecruiterByUniqueId, { params: { id: userUniqueId } });

/** The owner finds the page even when it is hidden. Until it loads, the public one is shown. */
export function useOwnRecruiter(userUniqueId: string, enabled: boolean) {
  const client = useQueryClient();
  return useQuery({
    ...ownRecruiterQuery(userUniqueId),
    enabled,
    placeholderData: () => client.getQueryData(recruiterRequest(userUniqueId).queryKey) ?? undefined,
  });
}

const pageSize = 6;

/** An address may be written in capitals. */
const projectsKey = (userUniqueId: string) => ['recruiter-projects', userUniqueId.toLowerCase()];
const onePage = (userUniqueId: string, page: number) => ({
  params: { id: userUniqueId },
  query: { page, limit: pageSize },
});

export const firstProjectsRequest = (userUniqueId: string): GuestRequest => ({
  queryKey: projectsKey(userUniqueId),
  url: urlOf(listPublicProjects, onePage(userUniqueId, 1)),
  mayBeMissing: true,
  isFirstPage: true,
});

/** What everyone may read, page by page. */
export const usePublicProjects = (userUniqueId: string, enabled = true) =>
  useInfiniteQuery({
    queryKey: projectsKey(userUniqueId),
    queryFn: ({ pageParam, signal }) => api(listPublicProjects, onePage(userUniqueId, pageParam), { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    enabled,
  });

export type RecruiterChange = Arguments<typeof changeRecruiter>['body'];

export const sendRecruiterChange = (id: number, body: RecruiterChange): Promise<OwnRecruiterProfile> =>
  api(changeRecruiter, { params: { id }, body });
