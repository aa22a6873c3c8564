import { getRecruiterDesk } from '@callboard/contract/casting/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { query, refresh } from '../../../shared/lib/api/queries.ts';
import { onLive, onLiveConnect } from '../../../shared/lib/live/index.ts';
import { createRefresher } from '../../../shared/lib/refresher.ts';

export const useDesk = (userId: number) => useQuery(query(getRecruiterDesk, { params: { id: userId } }));

/** Whatever notifies the recruiter may be something to do: an application, a reply, a message. */
export function useLiveDesk(userId: number): void {
  const client = useQueryClient();
  useEffect(() => {
    const read = createRefresher('Could not reload the desk', () => refresh(client, getRecruiterDesk));
    const stops = [
      onLive('notification', ({ user_id, seq, unlockDate }) => {
        if (user_id === userId && (seq !== undefined || unlockDate)) read();
      }),
      onLive('message', read),
      onLiveConnect(read),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, userId]);
}
