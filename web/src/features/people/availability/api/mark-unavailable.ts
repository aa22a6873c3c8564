import { markUnavailable } from '@callboard/contract/people/availability';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';
import type { RangeValues } from '../model/range-values.ts';
import { keepCalendar } from './unavailable-dates.ts';

export function useMarkUnavailable(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ from, to, reason, repeatUntil }: RangeValues) =>
      api(markUnavailable, {
        body: {
          start_date: from,
          end_date: to,
          reason: reason.trim() || null,
          ...(repeatUntil && { repeat_weekly_until: repeatUntil }),
        },
      }),
    onSuccess: ({ results }) => keepCalendar(client, userId, results),
  });
}
