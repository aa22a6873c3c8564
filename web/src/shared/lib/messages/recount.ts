import type { Result } from '@callboard/contract/endpoint';
import type { listConversations } from '@callboard/contract/messaging/conversations';
import { ask } from '../ask.ts';
import { logProblem } from '../log-problem.ts';
import { authorisedFetch } from '../session/index.ts';
import { setUnreadCount } from './unread-count.ts';

const path: (typeof listConversations)['path'] = '/v1/weavy-chat';
const question = { queryKey: ['unread-count'], url: `${path}?limit=1` } as const;

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
    ask<Result<typeof listConversations>>(question, signal, authorisedFetch).then(
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
