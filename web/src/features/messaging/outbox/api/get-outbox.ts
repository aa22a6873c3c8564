import { getOutbox } from '@callboard/contract/messaging/outbox';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';

const freshEvery = 5000;

const fetchOutbox = (page: number, signal: AbortSignal) => api(getOutbox, { query: { page } }, { signal });

export const outboxOptions = (page: number) =>
  queryOptions({
    queryKey: ['outbox', page],
    queryFn: ({ signal }) => fetchOutbox(page, signal),
    // Whoever looks here is usually waiting for a code that was asked for a second ago.
    refetchInterval: ({ state }) => (state.status === 'error' ? false : freshEvery),
    placeholderData: keepPreviousData,
  });

export const useOutbox = (page: number) => useQuery(outboxOptions(page));
