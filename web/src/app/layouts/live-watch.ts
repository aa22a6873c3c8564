import { useEffect } from 'react';
import { joinLive, onLive, onLiveAgain } from '../../shared/lib/live/index.ts';
import { logProblem } from '../../shared/lib/log-problem.ts';
import { session, useSession } from '../../shared/lib/session/index.ts';

/** One read at a time; news that comes during one asks for one more. */
function createReader(read: () => Promise<void>): () => void {
  let isReading = false;
  let isOutdated = false;
  const readNow = async () => {
    isReading = true;
    do {
      isOutdated = false;
      await read().catch((error: unknown) => logProblem('The user was not read anew', error));
    } while (isOutdated);
    isReading = false;
  };
  return () => {
    if (isReading) isOutdated = true;
    else void readNow();
  };
}

const readUser = createReader(() => session.refreshUser());

/** Follows what the server says about whoever is signed in: their name and state, and the end of their session. */
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
      // The user has just been read when the page opens its line for the first time.
      onLiveAgain(() => {
        if (!isFirst) readUser();
        isFirst = false;
      }),
      joinLive(),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [userId]);
}
