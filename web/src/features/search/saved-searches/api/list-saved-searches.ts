import { listSavedSearches } from '@callboard/contract/search/saved-searches';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';

export const savedSearchesKey = ['saved-searches'] as const;

/** A recruiter's searches, with what is new in each. Asked when somebody wants to see them. */
export const useSavedSearches = (recruiterId: number, enabled: boolean) =>
  useQuery({
    queryKey: [...savedSearchesKey, recruiterId],
    queryFn: ({ signal }) => api(listSavedSearches, { params: { id: recruiterId } }, { signal }),
    select: ({ results }) => results,
    enabled,
  });
