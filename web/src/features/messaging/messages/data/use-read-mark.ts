import { useCallback, useEffect, useRef } from 'react';
import { onLiveConnect } from '../../../../shared/lib/live/index.ts';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { markReadUpTo } from '../api.ts';
import { threadOf } from './threads.ts';
import { takeUnreadCount } from './unread-count.ts';

const restMs = 400;

/** Sends the read position right away, then at most once per pause, and never backwards. */
export function useReadMark(appId: number, userId: number): (seq: number) => void {
  const seen = useRef(0);
  const reported = useRef(0);
  const reportedAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const report = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const seq = seen.current;
    if (seq <= reported.current) return;
    const before = reported.current;
    reported.current = seq;
    reportedAt.current = Date.now();
    takeUnreadCount(() => markReadUpTo(userId, appId, seq)).catch((error: unknown) => {
      // The next message or reconnect tries again.
      if (reported.current === seq) reported.current = before;
      logProblem('Could not send the read position', error);
    });
  }, [appId, userId]);

  useEffect(() => {
    const stop = onLiveConnect(report);
    return () => {
      stop();
      report();
      seen.current = 0;
      reported.current = 0;
    };
  }, [report]);

  return useCallback(
    (seq: number) => {
      const thread = threadOf(appId);
      const known = thread.store.get().conversation?.read_seq ?? 0;
      if (seq <= Math.max(seen.current, known)) return;
      seen.current = seq;
      thread.patchConversation((conversation) => ({ ...conversation, read_seq: seq }));
      const isResting = Date.now() - reportedAt.current < restMs;
      timer.current ??= setTimeout(report, isResting ? restMs : 0);
    },
    [appId, report],
  );
}
