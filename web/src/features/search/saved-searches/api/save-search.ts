import { saveSearch } from '@callboard/contract/search/saved-searches';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';
import type { TalentSearch } from '../../../../shared/lib/talent-search/search-address.ts';
import { toWire } from '../../../../shared/lib/talent-search/wire-filters.ts';
import { savedSearchesKey } from './list-saved-searches.ts';

interface Named {
  readonly name: string;
  readonly search: TalentSearch;
}

export function useSaveSearch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ name, search: { filters, sort } }: Named) =>
      api(saveSearch, { body: { name, filters: toWire(filters), sort } }),
    onSuccess: () => client.invalidateQueries({ queryKey: savedSearchesKey }),
  });
}
