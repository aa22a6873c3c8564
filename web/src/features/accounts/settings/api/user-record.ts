import type { UserRecord } from '@callboard/contract/accounts/settings';
import { getUser } from '@callboard/contract/accounts/user';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';

const keyOf = (id: number) => ['user-record', id] as const;

const userRecordOptions = (id: number) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api(getUser, { params: { id } }, { signal }),
    // Offline it shall say so, not wait in silence.
    networkMode: 'always',
  });

export const useUserRecord = (id: number) => useQuery(userRecordOptions(id));

export const keepUserRecord = (client: QueryClient, record: UserRecord): void => {
  client.setQueryData(keyOf(record.user_id), record);
};

export const readUserRecordAgain = (client: QueryClient, id: number): Promise<UserRecord> =>
  client.fetchQuery({ ...userRecordOptions(id), staleTime: 0 });
