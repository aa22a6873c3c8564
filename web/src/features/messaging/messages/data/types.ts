import { Attachment, type Message } from '@callboard/contract/messaging/messages';
import { z } from 'zod';

export interface ConversationFilter {
  readonly unread?: boolean;
  readonly projectId?: number;
}

/** A new object for each jump. */
export interface JumpTarget {
  readonly seq: number | 'end';
}

/** Stored on this device until it is uploaded, then it has an attachment. */
export const PickedFile = z.object({
  fileId: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  attachment: Attachment.optional(),
});
export type PickedFile = z.infer<typeof PickedFile>;

export type QuotedMessage = NonNullable<Message['quote']>;

export interface MessageDraft {
  readonly text: string;
  readonly quote?: QuotedMessage | undefined;
  readonly files?: readonly PickedFile[] | undefined;
}

export type OutgoingState = 'sending' | 'waiting' | 'refused';

export interface OutgoingMessage {
  readonly clientId: string;
  readonly appId: number;
  readonly text: string;
  readonly quote: QuotedMessage | undefined;
  readonly files: readonly PickedFile[];
  /** When it was sent, in milliseconds. */
  readonly at: number;
  readonly state: OutgoingState;
  /** Why the server rejected it. */
  readonly reason: string | undefined;
}
