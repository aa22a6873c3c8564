import { useEffect } from 'react';
import { connectLive, onLive, onLiveConnect } from '../../shared/lib/live/index.ts';
import { createRefresher } from '../../shared/lib/refresher.ts';
import { session, useSession } from '../../shared/lib/session/index.ts';

const readUser = createRefresher('Could not reload the user', () => session.refreshUser());

/** Refetches the user after changes and ends the session when the server does. */
export function useLiveWatch(): void {
  const userId = useSession().user?.user_id;

  useEffect(() => {
    if (userId === undefined) return;
    let isFirst = true;
    const endings = [
      onLive('notification', ({ user_id, userUpdate, logout }) => {
        if (user_id !== userId) return;
        if (logout) session.expire();
        else if (userUpdate) readUser();
      }),
      // The user was just loaded at the first connect.
      onLiveConnect(() => {
        if (!isFirst) readUser();
        isFirst = false;
      }),
      connectLive(),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [userId]);
}
