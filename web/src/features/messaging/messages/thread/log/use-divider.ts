import type { Conversation } from '@callboard/contract/messaging/conversations';
import type { Message } from '@callboard/contract/messaging/messages';
import { useEffect, useRef, useState } from 'react';
import type { Divider } from './rows.ts';

interface Known {
  readonly conversation: Conversation;
  readonly messages: readonly Message[];
  readonly hasNewer: boolean;
}

function dividerOf({ conversation, messages, hasNewer }: Known): Divider | undefined {
  const { read_seq, other, unread } = conversation;
  const fresh = messages.filter(({ seq, user_id }) => seq > read_seq && user_id === other.user_id);
  const [first] = fresh;
  if (!first) return undefined;
  return { seq: first.seq, count: hasNewer ? Math.max(unread, fresh.length) : fresh.length };
}

/** Where reading began. It stays until the conversation is left, and moves when somebody comes back to new words. */
export function useDivider(known: Known): Divider | undefined {
  const [divider, setDivider] = useState(() => dividerOf(known));
  const latest = useRef(known);
  latest.current = known;
  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState !== 'visible') return;
      setDivider((before) => dividerOf(latest.current) ?? before);
    };
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, []);
  return divider;
}
