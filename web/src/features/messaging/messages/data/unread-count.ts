import { listConversations } from '@callboard/contract/messaging/calls';
import { api } from '../../../../shared/lib/api/client.ts';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { createStore, useStore } from '../../../../shared/lib/store.ts';

const unread = createStore(0);
const shown = createStore<number | undefined>(undefined);

/** In all conversations. */
export const useUnreadCount = (): number => useStore(unread);

export const setUnreadCount = (count: number): void => unread.set(Math.max(0, count));

export const addUnread = (): void => unread.set(unread.get() + 1);

/** Messages that arrive in the visible conversation count as read. */
export const setShownConversation = (appId: number | undefined): void => shown.set(appId);

export const isBeingRead = (appId: number): boolean =>
  shown.get() === appId && document.visibilityState === 'visible';

const pause = 400;

/** Reloads the unread count, once for several calls in a row. */
export function createRecount() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();
  const recount = () => {
    request.abort();
    request = new AbortController();
    const { signal } = request;
    api(listConversations, { query: { limit: 1 } }, { signal }).then(
      ({ unreadCount }) => setUnreadCount(unreadCount),
      (error: unknown) => {
        // The old count stays until the next message.
        if (!signal.aborted) logProblem('Could not count unread messages', error);
      },
    );
  };
  return {
    soon(after = pause) {
      clearTimeout(timer);
      timer = setTimeout(recount, after);
    },
    stop() {
      clearTimeout(timer);
      request.abort();
    },
  };
}
