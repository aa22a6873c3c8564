import { listConversations } from '@callboard/contract/messaging/calls';
import { api } from '../../../../shared/lib/api/client.ts';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { setUnreadCount } from './unread-count.ts';

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
