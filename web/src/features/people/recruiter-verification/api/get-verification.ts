import { getRecruiterVerification } from '@callboard/contract/people/calls';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api/client.ts';

export const verificationKey = (userId: number) => ['recruiter-verification', userId] as const;

export const useVerification = (userId: number) =>
  useQuery({
    queryKey: verificationKey(userId),
    queryFn: ({ signal }) => api(getRecruiterVerification, { params: { id: userId } }, { signal }),
  });
