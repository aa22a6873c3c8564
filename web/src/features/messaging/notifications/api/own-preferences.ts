import { getUser } from '@callboard/contract/accounts/user';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';

/** Under the same key as the settings, which change it. */
export const useOwnPreferences = (userId: number) =>
  useQuery({
    queryKey: ['user-record', userId],
    queryFn: ({ signal }) => api(getUser, { params: { id: userId } }, { signal }),
  });
