import { getTalentDashboard } from '@callboard/contract/people/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { query, refresh } from '../../../shared/lib/api/queries.ts';
import { onLive, onLiveConnect } from '../../../shared/lib/live/index.ts';
import { createRefresher } from '../../../shared/lib/refresher.ts';

export const useTalentDashboard = (id: number) => useQuery(query(getTalentDashboard, { params: { id } }));

/** Whatever notifies the talent may change the dashboard: a question, an unlock, a view. */
export function useLiveDashboard(userId: number): void {
  const client = useQueryClient();
  useEffect(() => {
    const read = createRefresher('Could not reload the dashboard', () => refresh(client, getTalentDashboard));
    const stop = onLive('notification', ({ user_id, seq }) => {
      if (user_id === userId && seq !== undefined) read();
    });
    const stopAgain = onLiveConnect(read);
    return () => {
      stop();
      stopAgain();
    };
  }, [client, userId]);
}
