import type { Result } from '@callboard/contract/endpoint';
import { searchMessages } from '@callboard/contract/messaging/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../../../shared/lib/api.ts';

export type FoundMessage = Result<typeof searchMessages>['results'][number];

export const messagesFound = 25;

/** Own messages that hold these words, newest first. */
export const useMessageSearch = (q: string) =>
  useQuery({
    queryKey: ['messages', 'search', q],
    queryFn: async ({ signal }) =>
      (await api(searchMessages, { query: { q, limit: messagesFound } }, { signal })).results,
    placeholderData: keepPreviousData,
  });
