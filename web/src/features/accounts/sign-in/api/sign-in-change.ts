import { readSignInChange, undoSignInChange } from '@callboard/contract/accounts/sign-in-methods';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';

/** Reading changes nothing; only pressing does. */
export const useSignInChange = (token: string, enabled: boolean) =>
  useQuery({
    queryKey: ['sign-in-change', token],
    queryFn: ({ signal }) => api(readSignInChange, { query: { token } }, { signal }),
    networkMode: 'always',
    enabled,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const postUndo = (token: string) => api(undoSignInChange, { query: { token } });
