import { endOtherSessions, endSession, listSessions, type Session } from '@callboard/contract/accounts/user';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/lib/api.ts';

const keyOf = (id: number) => ['own-sessions', id] as const;

export const useSessions = (id: number) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api(listSessions, { params: { id } }, { signal }),
    networkMode: 'always',
  });

export const readSessionsAgain = (client: QueryClient, id: number): Promise<void> =>
  client.invalidateQueries({ queryKey: keyOf(id) });

export const sendEndSession = (id: number, { id: sessionId }: Session) =>
  api(endSession, { params: { id, sessionId } });

export const sendEndOtherSessions = (id: number) => api(endOtherSessions, { params: { id } });
