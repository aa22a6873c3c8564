import { listOwnCharacters } from '@callboard/contract/casting/characters';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';

/** The characters this recruiter is casting. */
export const useOwnCharacters = () =>
  useQuery({
    queryKey: ['own-characters'],
    queryFn: ({ signal }) => api(listOwnCharacters, {}, { signal }),
  });
