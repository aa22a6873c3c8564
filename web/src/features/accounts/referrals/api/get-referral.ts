import { getReferral } from '@callboard/contract/people/recruiter-profiles';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';

export const useReferralOf = (userId: number) =>
  useQuery({
    queryKey: ['referral', userId],
    queryFn: ({ signal }) => api(getReferral, { params: { id: userId } }, { signal }),
  });
