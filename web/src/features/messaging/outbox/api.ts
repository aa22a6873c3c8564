import { getOutbox } from '@callboard/contract/messaging/calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../../shared/lib/api/queries.ts';

const freshEvery = 5000;

export const useOutbox = (page: number) =>
  useQuery({
    ...query(getOutbox, { query: { page } }),
    // People usually wait here for a code that was just sent.
    refetchInterval: ({ state }) => (state.status === 'error' ? false : freshEvery),
    placeholderData: keepPreviousData,
  });
