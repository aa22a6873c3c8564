import type { Message } from '@callboard/contract/messaging/messages';
import type { TimeFormat } from '../../../../shared/lib/format/time-format.ts';
import type { MessageDraft } from '../data/index.ts';

/** Stable between renders, since every row depends on it. */
export interface LogActions {
  readonly appId: number;
  readonly userId: number;
  /** First name of the other person. */
  readonly name: string;
  readonly isWritable: boolean;
  /** The rows render again when it changes. */
  readonly timeFormat: TimeFormat;
  readonly jumpTo: (seq: number) => void;
  readonly refreshFiles: (seq: number) => void;
  readonly retry: (clientId: string) => void;
  readonly discard: (clientId: string) => MessageDraft | undefined;
  readonly report: ((message: Message) => void) | undefined;
}
