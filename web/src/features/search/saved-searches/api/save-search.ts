import { saveSearch } from '@callboard/contract/search/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api/client.ts';
import type { TalentSearch } from '../../talent-search/index.ts';
import { toWire } from '../../talent-search/index.ts';
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
