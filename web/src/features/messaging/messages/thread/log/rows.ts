import type { Message } from '@callboard/contract/messaging/messages';
import { dayInIndia } from '../../../../../shared/lib/format/days-in-india.ts';
import type { OutgoingMessage } from '../../data/index.ts';

export interface Divider {
  readonly seq: number;
  readonly count: number;
}

export type Row =
  | { readonly is: 'day'; readonly key: string; readonly day: string }
  | { readonly is: 'new'; readonly key: string; readonly count: number }
  | {
      readonly is: 'message';
      readonly key: string;
      readonly message: Message;
      readonly isMine: boolean;
      readonly isRead: boolean;
      /** Messages sent close together form a group. Its last one shows the time. */
      readonly isFirst: boolean;
      readonly isLast: boolean;
    }
  | { readonly is: 'waiting'; readonly key: string; readonly waiting: OutgoingMessage };

interface RowsFrom {
  readonly messages: readonly Message[];
  readonly waiting: readonly OutgoingMessage[];
  readonly userId: number;
  readonly otherReadSeq: number;
  readonly divider: Divider | undefined;
}

const groupWithinMs = 3 * 60_000;

/** The key stays the same when a waiting message is sent, so its row is not recreated. */
const keyOf = (userId: number, clientId: string): string => `${userId}-${clientId}`;

const days = new WeakMap<Message, string>();

/** Cached, since formatting is slow and happens often. */
function dayOf(message: Message): string {
  const day = days.get(message) ?? dayInIndia(message.created_at);
  days.set(message, day);
  return day;
}

/** Day headings, the divider, messages and waiting messages. */
export function rowsOf({ messages, waiting, userId, otherReadSeq, divider }: RowsFrom): readonly Row[] {
  const rows: Row[] = [];
  const areGrouped = (one: Message | undefined, next: Message | undefined): boolean =>
    one !== undefined &&
    next !== undefined &&
    one.user_id === next.user_id &&
    next.seq !== divider?.seq &&
    one.seq <= otherReadSeq === next.seq <= otherReadSeq &&
    Date.parse(next.created_at) - Date.parse(one.created_at) < groupWithinMs &&
    dayOf(one) === dayOf(next);

  let day = '';
  messages.forEach((message, index) => {
    const messageDay = dayOf(message);
    if (messageDay !== day) rows.push({ is: 'day', key: `day-${messageDay}`, day: messageDay });
    day = messageDay;
    if (message.seq === divider?.seq) rows.push({ is: 'new', key: 'new', count: divider.count });
    rows.push({
      is: 'message',
      key: keyOf(message.user_id, message.client_id),
      message,
      isMine: message.user_id === userId,
      isRead: message.seq <= otherReadSeq,
      isFirst: !areGrouped(messages[index - 1], message),
      isLast: !areGrouped(message, messages[index + 1]),
    });
  });
  const arrived = new Set(messages.map(({ client_id }) => client_id));
  for (const one of waiting) {
    if (arrived.has(one.clientId)) continue;
    rows.push({ is: 'waiting', key: keyOf(userId, one.clientId), waiting: one });
  }
  return rows;
}
