import { useCallback, useEffect, useRef } from 'react';
import { onLiveConnect } from '../../../../shared/lib/live/index.ts';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { putReadMark } from '../api.ts';
import { threadOf } from './threads.ts';
import { setUnreadCount } from './unread-count.ts';

/** Scrolling through a conversation is told once, when it comes to rest. */
const restMs = 400;

/** Tells the server how far somebody has read, in one go and never back. */
export function useReadMark(appId: number, userId: number): (seq: number) => void {
  const seen = useRef(0);
  const told = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const tell = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const seq = seen.current;
    if (seq <= told.current) return;
    const before = told.current;
    told.current = seq;
    putReadMark(userId, appId, seq).then(
      ({ unreadCount }) => setUnreadCount(unreadCount),
      (error: unknown) => {
        // The next message seen, or the next connection, tells it again.
        if (told.current === seq) told.current = before;
        logProblem('How far was read has not been told', error);
      },
    );
  }, [appId, userId]);

  useEffect(() => {
    const stop = onLiveConnect(tell);
    return () => {
      stop();
      tell();
      seen.current = 0;
      told.current = 0;
    };
  }, [tell]);

  return useCallback(
    (seq: number) => {
      const thread = threadOf(appId);
      const known = thread.store.get().conversation?.read_seq ?? 0;
      if (seq <= Math.max(seen.current, known)) return;
      seen.current = seq;
      thread.patchConversation((conversation) => ({ ...conversation, read_seq: seq }));
      timer.current ??= setTimeout(tell, restMs);
    },
    [appId, tell],
  );
}
