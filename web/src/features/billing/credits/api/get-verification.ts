import { getRecruiterVerification } from '@callboard/contract/people/recruiter-verification';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';

/** How the company's papers stand. */
export const useVerification = (recruiterId: number) =>
  useQuery({
    queryKey: ['recruiter-verification', recruiterId],
    queryFn: ({ signal }) => api(getRecruiterVerification, { params: { id: recruiterId } }, { signal }),
    networkMode: 'always',
  });
