import { getUser } from '@callboard/contract/accounts/user';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';

/** Under the same key as the settings, which change it. */
export const useOwnRecord = (id: number) =>
  useQuery({
    queryKey: ['user-record', id],
    queryFn: ({ signal }) => api(getUser, { params: { id } }, { signal }),
    networkMode: 'always',
  });
