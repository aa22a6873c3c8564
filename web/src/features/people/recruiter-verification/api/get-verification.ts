import { getRecruiterVerification } from '@callboard/contract/people/recruiter-verification';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';

export const verificationKey = (userId: number) => ['recruiter-verification', userId] as const;

export const useVerification = (userId: number) =>
  useQuery({
    queryKey: verificationKey(userId),
    queryFn: ({ signal }) => api(getRecruiterVerification, { params: { id: userId } }, { signal }),
  });
