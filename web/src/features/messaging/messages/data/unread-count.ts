import { listConversations } from '@callboard/contract/messaging/calls';
import { createAnswerOrder } from '../../../../shared/lib/answer-order.ts';
import { api } from '../../../../shared/lib/api/client.ts';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { createStore, useStore } from '../../../../shared/lib/store.ts';

const unread = createStore(0);
const shown = createStore<number | undefined>(undefined);

/** In all conversations. */
export const useUnreadCount = (): number => useStore(unread);

const order = createAnswerOrder();

export function setUnreadCount(count: number): void {
  order.changed();
  unread.set(Math.max(0, count));
}

export const addUnread = (): void => setUnreadCount(unread.get() + 1);

const countOnServer = (signal?: AbortSignal) =>
  api(listConversations, { query: { limit: 1 } }, signal && { signal });

/** Takes the count of a response. If messages came or were read in the meantime, the server counts again. */
export async function takeUnreadCount(
  ask: () => Promise<{ readonly unreadCount: number }>,
  signal?: AbortSignal,
): Promise<void> {
  const isLatest = order.begin();
  const { unreadCount } = await ask();
  setUnreadCount(isLatest() ? unreadCount : (await order.latest(() => countOnServer(signal))).unreadCount);
}

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
    takeUnreadCount(() => countOnServer(signal), signal).catch((error: unknown) => {
      // The old count stays until the next message.
      if (!signal.aborted) logProblem('Could not count unread messages', error);
    });
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
