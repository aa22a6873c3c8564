import { z } from 'zod';
import { eventType } from '../../../platform/events/event.ts';

/** Somebody who had read everything has something to read; `seq` is the place of the first of it. */
export const conversationUnread = eventType(
  'conversation.waiting',
  z.object({ conversationId: z.int(), accountId: z.int(), seq: z.int() }),
);
export type UnreadConversation = ReturnType<typeof conversationUnread.payload.parse>;

/** What notifications of a conversation begin with; each stretch of unread messages is told once. */
export const causePrefixOf = (conversationId: number) => `message:${conversationId}:`;
