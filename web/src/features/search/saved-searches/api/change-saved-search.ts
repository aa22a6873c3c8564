import { changeSavedSearch } from '@callboard/contract/search/saved-searches';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';
import { savedSearchesKey } from './list-saved-searches.ts';

interface Change {
  readonly id: number;
  readonly name?: string;
  /** What is new counts from now on. */
  readonly opened?: true;
}

export function useChangeSavedSearch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: Change) => api(changeSavedSearch, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: savedSearchesKey }),
  });
}
