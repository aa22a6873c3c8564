import { listOwnCharacters } from '@callboard/contract/casting/calls';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api/client.ts';

/** The characters this recruiter is casting. */
export const useOwnCharacters = () =>
  useQuery({
    queryKey: ['own-characters'],
    queryFn: ({ signal }) => api(listOwnCharacters, {}, { signal }),
  });
