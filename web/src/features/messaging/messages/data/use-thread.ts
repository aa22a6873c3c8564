import { useEffect, useMemo } from 'react';
import { useStore } from '../../../../shared/lib/store.ts';
import { threadOf } from './threads.ts';
import type { OpenThread } from './types.ts';
import { useTyping } from './typing.ts';

const none: readonly never[] = [];

/** A conversation, kept up to date while it is shown. */
export function useThread(appId: number): OpenThread {
  const thread = useMemo(() => threadOf(appId), [appId]);
  const { log, conversation, isOpening, isLoadingOlder, isLoadingNewer, error, target } = useStore(
    thread.store,
  );
  const typing = useTyping(appId);
  useEffect(() => {
    // Nothing in memory: it is opened. Else only what was missed is read.
    thread.again();
  }, [thread]);
  const actions = useMemo(
    () => ({
      loadOlder: () => void thread.loadOlder(),
      loadNewer: () => void thread.loadNewer(),
      jumpTo: (seq: number | 'end') => void thread.jumpTo(seq),
      retry: () => thread.again(),
      freshen: (seq: number) => void thread.freshen(seq),
    }),
    [thread],
  );
  return {
    ...actions,
    conversation,
    messages: log?.messages ?? none,
    hasOlder: (log?.from ?? 1) > 1,
    hasNewer: log ? !log.isFollowing : false,
    isLoading: !log && error === undefined,
    isLoadingOlder,
    isLoadingNewer,
    error: isOpening ? undefined : error,
    target,
    typing,
  };
}
