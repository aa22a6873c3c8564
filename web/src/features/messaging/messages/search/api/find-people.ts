import type { Result } from '@callboard/contract/endpoint';
import { findPeople, peopleFound } from '@callboard/contract/messaging/conversations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../../../shared/lib/api.ts';

export type FoundPerson = Result<typeof findPeople>['results'][number];

/** People one may write to, by a part of the name; the first ones without it. */
export const usePeople = (q: string) =>
  useQuery({
    queryKey: ['messages', 'people', q],
    queryFn: async ({ signal }) =>
      (await api(findPeople, { query: { q, top: peopleFound } }, { signal })).results,
    placeholderData: keepPreviousData,
  });
