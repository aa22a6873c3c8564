import type { Message } from '@callboard/contract/messaging/messages';
import { onLive, onLiveConnect } from '../../../../shared/lib/live/index.ts';
import { onSessionEnd } from '../../../../shared/lib/session/index.ts';
import { fetchConversation, fetchMessages } from '../api.ts';
import { stopEditing } from './editing.ts';
import { Thread } from './thread.ts';

/** Switching between recent conversations needs no requests. */
const maxOpen = 6;

/** Most recently opened last. */
const threads = new Map<number, Thread>();
let isListening = false;

function closeAll(): void {
  stopEditing();
  for (const thread of threads.values()) thread.close();
  threads.clear();
}

/** Reloads write access and read positions. */
async function reloadConversation(appId: number, thread: Thread): Promise<void> {
  try {
    const { conversation } = await fetchConversation(appId, undefined, 1);
    thread.refreshConversation(conversation);
  } catch {
    // The next change or reconnect tries again.
  }
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  onLive('message', ({ appId, message }) => threads.get(appId)?.receive([message]));
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
    for (const [appId, thread] of threads) void reloadConversation(appId, thread);
  });
  onLiveConnect(() => {
    for (const [appId, thread] of threads) {
      thread.resume();
      void reloadConversation(appId, thread);
    }
  });
  onSessionEnd(closeAll);
}

/** Opens the conversation unless it is in memory. */
export function threadOf(appId: number): Thread {
  listen();
  const known = threads.get(appId);
  if (known) {
    threads.delete(appId);
    threads.set(appId, known);
    return known;
  }
  const thread = new Thread({
    open: (around) => fetchConversation(appId, around),
    read: (direction) => fetchMessages(appId, direction),
  });
  threads.set(appId, thread);
  const [oldest] = threads.keys();
  if (threads.size > maxOpen && oldest !== undefined) {
    threads.get(oldest)?.close();
    threads.delete(oldest);
  }
  return thread;
}

/** Applies the response to a message sent, edited or deleted here. */
export const applyMessage = (message: Message): void => threads.get(message.appId)?.receive([message]);
