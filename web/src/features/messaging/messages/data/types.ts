import type { Conversation } from '@callboard/contract/messaging/conversations';
import type { Attachment, Message } from '@callboard/contract/messaging/messages';

export interface ConversationFilter {
  readonly search?: string | undefined;
  readonly unread?: boolean | undefined;
  readonly projectId?: number | undefined;
  readonly userId?: number | undefined;
}

export interface Conversations {
  readonly conversations: readonly Conversation[];
  readonly unreadCount: number;
  readonly unreadConversations: number;
  readonly projects: readonly { readonly id: number; readonly title: string }[];
  readonly totalResults: number;
  readonly isLoading: boolean;
  /** Still shows the results of the previous filter. */
  readonly isStale: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  readonly hasMore: boolean;
  readonly fetchMore: () => void;
  readonly isFetchingMore: boolean;
}

/** A new object for each jump. */
export interface JumpTarget {
  readonly seq: number | 'end';
}

export interface ThreadView {
  /** Undefined until loaded. */
  readonly conversation: Conversation | undefined;
  /** In order of seq, without gaps. */
  readonly messages: readonly Message[];
  readonly hasOlder: boolean;
  readonly hasNewer: boolean;
  readonly isLoading: boolean;
  readonly isLoadingOlder: boolean;
  readonly isLoadingNewer: boolean;
  readonly error: unknown;
  readonly target: JumpTarget | undefined;
}

export interface OpenThread extends ThreadView {
  readonly loadOlder: () => void;
  readonly loadNewer: () => void;
  /** Loads the messages around a seq and scrolls there. */
  readonly jumpTo: (seq: number | 'end') => void;
  readonly retry: () => void;
  /** Reloads the file URLs from this message on. */
  readonly refreshFiles: (seq: number) => void;
  readonly typing: boolean;
}

/** Stored on this device until it is uploaded. */
export interface PickedFile {
  readonly fileId: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** Set once it is uploaded. */
  readonly attachment?: Attachment | undefined;
}

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

export interface Outgoing {
  readonly waiting: readonly OutgoingMessage[];
  /** False when this browser cannot store it, so it lasts as long as the page. */
  readonly send: (draft: MessageDraft) => boolean;
  readonly retry: (clientId: string) => void;
  /** Returns the content, so it can be restored. */
  readonly discard: (clientId: string) => MessageDraft | undefined;
}
