import { listUnlocked } from '@callboard/contract/casting/unlocking';
import type { Result } from '@callboard/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';
import { type UnlockedSearch, unlockedLink } from '../model/unlocked-address.ts';
import { unlockedQuery } from './unlocked-query.ts';

export type UnlockedPage = Result<typeof listUnlocked>;

/** One page of people. Until the next ones are there those before them stay. */
export const useUnlocked = (search: UnlockedSearch, recruiterId: number) =>
  useQuery({
    queryKey: ['unlocked-profiles', recruiterId, unlockedLink(search)] as const,
    queryFn: ({ signal }) =>
      api(listUnlocked, { query: { ...unlockedQuery(search, recruiterId), page: search.page } }, { signal }),
    placeholderData: (before, query) => (query?.queryKey[1] === recruiterId ? before : undefined),
  });
