import { getRecruiterByUniqueId } from '@callboard/contract/people/recruiter-profiles';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';

/** Only a recruiter's own id can be asked for; other referrals count all the same. */
const isUniqueId = (referral: string | undefined): referral is string =>
  getRecruiterByUniqueId.params.safeParse({ id: referral }).success;

const inviterOptions = (referral: string | undefined) =>
  queryOptions({
    queryKey: ['inviter', referral],
    queryFn: ({ signal }) => api(getRecruiterByUniqueId, { params: { id: referral ?? '' } }, { signal }),
    enabled: isUniqueId(referral),
    retry: false,
  });

/** The recruiter behind a referral. A referral may be anything, so finding nobody is no trouble. */
export const useInviter = (referral: string | undefined) => useQuery(inviterOptions(referral)).data;
