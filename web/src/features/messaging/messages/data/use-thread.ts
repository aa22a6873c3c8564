import type { Message } from '@callboard/contract/messaging/messages';
import { useEffect, useMemo } from 'react';
import { useStore } from '../../../../shared/lib/store.ts';
import { threadOf } from './threads.ts';
import { useTyping } from './typing.ts';

const none: readonly Message[] = [];

export function useThread(appId: number) {
  const thread = useMemo(() => threadOf(appId), [appId]);
  const { log, conversation, isOpening, isLoadingOlder, isLoadingNewer, error, target } = useStore(
    thread.store,
  );
  const typing = useTyping(appId);
  useEffect(() => {
    // Opens the thread, or catches up if it is in memory.
    thread.resume();
  }, [thread]);
  const actions = useMemo(
    () => ({
      loadOlder: () => void thread.loadOlder(),
      loadNewer: () => void thread.loadNewer(),
      jumpTo: (seq: number | 'end') => void thread.jumpTo(seq),
      retry: () => thread.resume(),
      refreshFiles: (seq: number) => void thread.refreshFiles(seq),
    }),
    [thread],
  );
  return {
    ...actions,
    conversation,
    messages: log?.messages ?? none,
    hasOlder: (log?.from ?? 1) > 1,
    hasNewer: log ? !log.isAtEnd : false,
    isLoading: !log && error === undefined,
    isLoadingOlder,
    isLoadingNewer,
    error: isOpening ? undefined : error,
    target,
    typing,
  };
}
export type OpenThread = ReturnType<typeof useThread>;
