import { removeUnavailable } from '@callboard/contract/people/availability';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';
import { keepCalendar } from './unavailable-dates.ts';

export function useRemoveUnavailable(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, wholeSeries }: { id: number; wholeSeries: boolean }) =>
      api(removeUnavailable, { params: { id }, query: { whole_series: wholeSeries ? 'true' : 'false' } }),
    onSuccess: ({ results }) => keepCalendar(client, userId, results),
  });
}
