import { listOwnCharacters } from '@callboard/contract/casting/characters';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';
import type { Searcher } from '../model/searcher.ts';

export const ownCharactersKey = ['own-characters'] as const;

/** The parts this recruiter casts. Nobody else has any. */
export const useOwnCharacters = ({ kind }: Searcher) =>
  useQuery({
    queryKey: ownCharactersKey,
    queryFn: ({ signal }) => api(listOwnCharacters, {}, { signal }),
    select: ({ results }) => results,
    enabled: kind === 'recruiter',
  });
