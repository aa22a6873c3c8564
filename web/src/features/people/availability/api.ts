import type { Result } from '@callboard/contract/endpoint';
import {
  changeUnavailable,
  getUnavailableDates,
  markUnavailable,
  removeUnavailable,
} from '@callboard/contract/people/calls';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { query } from '../../../shared/lib/api/queries.ts';
import type { MarkedRange } from './model/ranges.ts';

const datesQuery = (userId: number) => query(getUnavailableDates, { params: { id: userId }, query: {} });

export const useUnavailableDates = (userId: number) =>
  useQuery({ ...datesQuery(userId), select: ({ results }) => results });

/** Every change returns the whole calendar. */
const cacheCalendar = (client: QueryClient, userId: number, calendar: Result<typeof getUnavailableDates>) =>
  client.setQueryData(datesQuery(userId).queryKey, calendar);

export function useChangeUnavailable(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, range }: { id: number; range: MarkedRange }) => {
      // An emptied reason is removed; a missing one would stay.
      const { start_date, end_date, reason = null } = range;
      return api(changeUnavailable, { params: { id }, body: { start_date, end_date, reason } });
    },
    onSuccess: (calendar) => cacheCalendar(client, userId, calendar),
  });
}

export function useMarkUnavailable(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: MarkedRange) => api(markUnavailable, { body }),
    onSuccess: (calendar) => cacheCalendar(client, userId, calendar),
  });
}

export function useRemoveUnavailable(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, wholeSeries }: { id: number; wholeSeries: boolean }) =>
      api(removeUnavailable, { params: { id }, query: { whole_series: wholeSeries ? 'true' : 'false' } }),
    onSuccess: (calendar) => cacheCalendar(client, userId, calendar),
  });
}
