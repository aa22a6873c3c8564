import { listConversations } from '@callboard/contract/messaging/calls';
import { api } from '../../../../shared/lib/api/client.ts';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { setUnreadCount } from './unread-count.ts';

/** A burst of reading is counted once. */
const pause = 400;

/** Asks how many are unread, a moment after the last of several reasons to ask. */
export function createRecount() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();
  const recount = () => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    api(listConversations, { query: { limit: 1 } }, { signal }).then(
      ({ unreadCount }) => setUnreadCount(unreadCount),
      (error: unknown) => {
        // The number stays as it was; the next message or reading asks again.
        if (!signal.aborted) logProblem('Unread messages were not counted', error);
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
      asking.abort();
    },
  };
}
