import { changeSubscription, getSubscription } from '@callboard/contract/billing/purchases';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';

const keyOf = (recruiterId: number) => ['subscription', recruiterId] as const;

export const useSubscription = (recruiterId: number) =>
  useQuery({
    queryKey: keyOf(recruiterId),
    queryFn: ({ signal }) => api(getSubscription, { params: { id: recruiterId } }, { signal }),
    networkMode: 'always',
  });

/** Lets the plan run out, or keeps it after all. */
export function useChangeSubscription(recruiterId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (renews: boolean) =>
      api(changeSubscription, { params: { id: recruiterId }, body: { renews } }),
    onSuccess: (answer) => client.setQueryData(keyOf(recruiterId), answer),
    onError: () => client.invalidateQueries({ queryKey: keyOf(recruiterId) }),
    networkMode: 'always',
  });
}
