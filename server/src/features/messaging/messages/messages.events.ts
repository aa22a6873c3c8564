import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

/** Recorded when the first unread message arrives. `seq` is that message. */
export const conversationUnread = eventType(
  'conversation.waiting',
  z.object({ conversationId: z.int(), accountId: z.int(), seq: z.int() }),
);
export type UnreadConversation = ReturnType<typeof conversationUnread.payload.parse>;

/** Each run of unread messages causes one notification. */
export const causePrefixOf = (conversationId: number) => `message:${conversationId}:`;
