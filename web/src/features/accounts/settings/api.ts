import {
  cancelDataExport,
  changeConsent,
  changeUser,
  closeUser,
  connectGithub,
  endOtherSessions,
  endSession,
  getConsents,
  getDataExport,
  getUser,
  listSessions,
  listSignInMethods,
  removeSignInMethod,
  requestDataExport,
} from '@callboard/contract/accounts/calls';
import type { UserRecord } from '@callboard/contract/accounts/settings';
import type { DataExport, Session } from '@callboard/contract/accounts/user';
import type { Arguments } from '@callboard/contract/endpoint';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { query, refresh, useCall } from '../../../shared/lib/api/queries.ts';

const userQuery = (id: number) => query(getUser, { params: { id } });

export const useUserRecord = (id: number) => useQuery(userQuery(id));

export const setUserRecord = (client: QueryClient, record: UserRecord): void => {
  client.setQueryData(userQuery(record.user_id).queryKey, record);
};

export const refetchUserRecord = (client: QueryClient, id: number): Promise<UserRecord> =>
  client.fetchQuery({ ...userQuery(id), staleTime: 0 });

export type UserChange = Arguments<typeof changeUser>['body'];
export const sendUserChange = (id: number, body: UserChange) => api(changeUser, { params: { id }, body });

export type Closing = Arguments<typeof closeUser>['body'];
export const sendClosing = (id: number, body: Closing) => api(closeUser, { params: { id }, body });

export const useConsents = (id: number) => useQuery(query(getConsents, { params: { id } }));

export const useChangeConsent = () => useCall(changeConsent, { refresh: [getConsents] });

const exportQuery = (id: number) => query(getDataExport, { params: { id } });
const pollInterval = 1500;

/** Polls while the archive is being packed. */
export const useDataExport = (id: number) =>
  useQuery({
    ...exportQuery(id),
    refetchInterval: ({ state }) => (state.data?.state === 'packing' ? pollInterval : false),
  });

export const setDataExport = (client: QueryClient, id: number, answer: DataExport): void => {
  client.setQueryData(exportQuery(id).queryKey, answer);
};

export const sendDataExportRequest = (id: number) => api(requestDataExport, { params: { id } });

export const sendDataExportCancel = (id: number) => api(cancelDataExport, { params: { id } });

export const useSessions = (id: number) => useQuery(query(listSessions, { params: { id } }));

export const refreshSessions = (client: QueryClient) => refresh(client, listSessions);

export const sendEndSession = (id: number, { id: sessionId }: Session) =>
  api(endSession, { params: { id, sessionId } });

export const sendEndOtherSessions = (id: number) => api(endOtherSessions, { params: { id } });

export type ProofBody = Arguments<typeof connectGithub>['body'];
export type RemovableMethod = Arguments<typeof removeSignInMethod>['params']['method'];

export const useSignInMethods = (id: number) => useQuery(query(listSignInMethods, { params: { id } }));

export const refreshSignInMethods = (client: QueryClient) => refresh(client, listSignInMethods);

export const sendRemoveMethod = (id: number, method: RemovableMethod, body: ProofBody) =>
  api(removeSignInMethod, { params: { id, method }, body });

export const sendConnectGithub = (id: number, body: ProofBody) =>
  api(connectGithub, { params: { id }, body });
