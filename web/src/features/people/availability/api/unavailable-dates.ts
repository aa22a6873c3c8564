import { getUnavailableDates, type UnavailableDates } from '@callboard/contract/people/availability';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';

const keyOf = (userId: number) => ['unavailable-dates', userId] as const;

export const useUnavailableDates = (userId: number) =>
  useQuery({
    queryKey: keyOf(userId),
    queryFn: async ({ signal }) =>
      (await api(getUnavailableDates, { params: { id: userId }, query: {} }, { signal })).results,
    networkMode: 'always',
  });

/** Every change answers the whole calendar. */
export const keepCalendar = (client: QueryClient, userId: number, dates: UnavailableDates[]) => {
  client.setQueryData(keyOf(userId), dates);
};
