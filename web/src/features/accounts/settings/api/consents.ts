import { type ConsentTopic, changeConsent, getConsents } from '@callboard/contract/accounts/consents';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';

const keyOf = (userId: number) => ['consents', userId] as const;

export const useConsents = (userId: number) =>
  useQuery({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) => api(getConsents, { params: { id: userId } }, { signal }),
    networkMode: 'always',
  });

/** The log grows with it, so it is read anew. */
export function useChangeConsent(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { topic: ConsentTopic; given: boolean }) =>
      api(changeConsent, { params: { id: userId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(userId) }),
  });
}
