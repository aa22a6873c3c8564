import type { Message } from '@callboard/contract/messaging/messages';
import type { MessageDraft } from '../data/index.ts';

/** What can be done in the conversation that the rows are of. The same for as long as none of it changes. */
export interface LogActions {
  readonly appId: number;
  readonly userId: number;
  /** The other one's, for speaking of them. */
  readonly name: string;
  readonly isWritable: boolean;
  readonly jumpTo: (seq: number) => void;
  readonly freshen: (seq: number) => void;
  readonly retry: (clientId: string) => void;
  readonly discard: (clientId: string) => MessageDraft | undefined;
  readonly report: ((message: Message) => void) | undefined;
}
