import type { Message } from '@callboard/contract/messaging/messages';
import { onLive, onLiveConnect } from '../../../../shared/lib/live/index.ts';
import { onSessionEnd } from '../../../../shared/lib/session/index.ts';
import { readConversationAt, readMessages } from '../api.ts';
import { endEditing } from './editing.ts';
import { Thread } from './thread.ts';

/** So many conversations stay in memory: going back and forth between them asks for nothing twice. */
const mostOpen = 6;

/** Those opened last are at the end. */
const threads = new Map<number, Thread>();
let isListening = false;

function forgetAll(): void {
  endEditing();
  for (const thread of threads.values()) thread.leave();
  threads.clear();
}

/** Whether the other may be written to, and what they have read: asked for anew where it may have changed. */
async function refreshHead(appId: number, thread: Thread): Promise<void> {
  try {
    const { conversation } = await readConversationAt(appId, undefined, 1);
    thread.refreshConversation(conversation);
  } catch {
    // The next change or the next connection asks again.
  }
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  onLive('message', ({ appId, message }) => threads.get(appId)?.hear([message]));
  onLive('read', ({ appId, user_id, seq }) =>
    threads
      .get(appId)
      ?.patchConversation((conversation) =>
        user_id === conversation.other.user_id
          ? { ...conversation, other_read_seq: Math.max(conversation.other_read_seq, seq) }
          : { ...conversation, read_seq: Math.max(conversation.read_seq, seq) },
      ),
  );
  onLive('presence', ({ user_id, is_online }) => {
    for (const thread of threads.values()) thread.setPresence(user_id, is_online);
  });
  onLive('conversation', () => {
    for (const [appId, thread] of threads) void refreshHead(appId, thread);
  });
  onLiveConnect(() => {
    for (const [appId, thread] of threads) {
      thread.again();
      void refreshHead(appId, thread);
    }
  });
  onSessionEnd(forgetAll);
}

/** The conversation as it is in memory, opened if it is not. */
export function threadOf(appId: number): Thread {
  listen();
  const known = threads.get(appId);
  if (known) {
    threads.delete(appId);
    threads.set(appId, known);
    return known;
  }
  const thread = new Thread({
    open: (around) => readConversationAt(appId, around),
    read: (direction) => readMessages(appId, direction),
  });
  threads.set(appId, thread);
  const [oldest] = threads.keys();
  if (threads.size > mostOpen && oldest !== undefined) {
    threads.get(oldest)?.leave();
    threads.delete(oldest);
  }
  return thread;
}

/** What the server answered to a message sent, changed or taken back here. */
export const hearOwn = (message: Message): void => threads.get(message.appId)?.hear([message]);
