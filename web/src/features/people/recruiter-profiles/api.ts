import type { Arguments } from '@callboard/contract/endpoint';
import { changeRecruiter, getRecruiterByUniqueId } from '@callboard/contract/people/calls';
import type { OwnRecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { guestQueryOrNull, queryOrNull } from '../../../shared/lib/api/queries.ts';

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

export type RecruiterChange = Arguments<typeof changeRecruiter>['body'];

export const sendRecruiterChange = (id: number, body: RecruiterChange): Promise<OwnRecruiterProfile> =>
  api(changeRecruiter, { params: { id }, body });
