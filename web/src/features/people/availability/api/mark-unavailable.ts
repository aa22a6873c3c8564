import { markUnavailable } from '@callboard/contract/people/availability';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';
import type { MarkedRange } from '../model/range-values.ts';
import { keepCalendar } from './unavailable-dates.ts';

export function useMarkUnavailable(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: MarkedRange) => api(markUnavailable, { body }),
    onSuccess: ({ results }) => keepCalendar(client, userId, results),
  });
}
