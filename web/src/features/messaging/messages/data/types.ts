import type { Conversation } from '@callboard/contract/messaging/conversations';
import type { Attachment, Message } from '@callboard/contract/messaging/messages';

/** Narrows the list of conversations. */
export interface ConversationFilter {
  readonly search?: string | undefined;
  readonly unread?: boolean | undefined;
  readonly projectId?: number | undefined;
  readonly userId?: number | undefined;
}

export interface Conversations {
  readonly conversations: readonly Conversation[];
  /** Unread messages in all conversations, and in how many of them. */
  readonly unreadCount: number;
  readonly unreadConversations: number;
  readonly projects: readonly { readonly id: number; readonly title: string }[];
  readonly totalResults: number;
  readonly isLoading: boolean;
  /** Another filter was chosen and its answer is on the way; those of the last one are still shown. */
  readonly isStale: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  readonly hasMore: boolean;
  readonly fetchMore: () => void;
  readonly isFetchingMore: boolean;
}

/** Somewhere in the conversation to show; another object for each time it is asked for. */
export interface JumpTarget {
  readonly seq: number | 'end';
}

export interface ThreadView {
  /** Undefined until the first answer. */
  readonly conversation: Conversation | undefined;
  /** By place, without gaps. */
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
  /** Shows the page around a place, or the newest, and asks the thread to bring it into view. */
  readonly jumpTo: (seq: number | 'end') => void;
  readonly retry: () => void;
  /** Asks anew for the files of the messages from this place on. */
  readonly freshen: (seq: number) => void;
  /** Whether the other one is typing. */
  readonly typing: boolean;
}

/** A file picked for a message. Its bytes are kept on this device until they are sent. */
export interface PickedFile {
  readonly fileId: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** What the server made of it once it has arrived. */
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
  /** When Send was pressed. */
  readonly at: number;
  readonly state: OutgoingState;
  /** Why the server did not take it. */
  readonly reason: string | undefined;
}

export interface Outgoing {
  readonly waiting: readonly OutgoingMessage[];
  /** False where this browser keeps nothing: then it lives as long as the page. */
  readonly send: (draft: MessageDraft) => boolean;
  readonly retry: (clientId: string) => void;
  /** Takes it off this device; answers what it said, for writing it anew. */
  readonly discard: (clientId: string) => MessageDraft | undefined;
}
