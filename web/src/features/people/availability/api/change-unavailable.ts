import { changeUnavailable } from '@callboard/contract/people/availability';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';
import type { MarkedRange } from '../model/range-values.ts';
import { keepCalendar } from './unavailable-dates.ts';

export function useChangeUnavailable(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      id,
      range: { start_date, end_date, reason = null },
    }: {
      id: number;
      range: MarkedRange;
    }) =>
      // A reason that was emptied is taken away; one that is left out would stay.
      api(changeUnavailable, { params: { id }, body: { start_date, end_date, reason } }),
    onSuccess: ({ results }) => keepCalendar(client, userId, results),
  });
}
