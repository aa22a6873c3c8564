import { changeUnavailable } from '@callboard/contract/people/availability';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';
import type { RangeValues } from '../model/range-values.ts';
import { keepCalendar } from './unavailable-dates.ts';

export function useChangeUnavailable(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, values: { from, to, reason } }: { id: number; values: RangeValues }) =>
      api(changeUnavailable, {
        params: { id },
        body: { start_date: from, end_date: to, reason: reason.trim() || null },
      }),
    onSuccess: ({ results }) => keepCalendar(client, userId, results),
  });
}
