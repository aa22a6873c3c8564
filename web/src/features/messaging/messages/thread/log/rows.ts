import type { Message } from '@callboard/contract/messaging/messages';
import { dayInIndia } from '../../../../../shared/lib/format/days-in-india.ts';
import type { OutgoingMessage } from '../../data/index.ts';

/** Where reading began, and how much was new then. */
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
      /** The first of several that one person wrote in one go, and the last: it says when. */
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

const oneGoMs = 3 * 60_000;

/** A message keeps its key when it turns from waiting to sent, so that nothing on the screen is made anew. */
const keyOf = (userId: number, clientId: string): string => `${userId}-${clientId}`;

const days = new WeakMap<Message, string>();

/** Asked for several times with each change of a conversation, and dear. */
function dayOf(message: Message): string {
  const day = days.get(message) ?? dayInIndia(message.created_at);
  days.set(message, day);
  return day;
}

/** What stands under each other, from the top: days, where the new ones begin, messages, what has not left yet. */
export function rowsOf({ messages, waiting, userId, otherReadSeq, divider }: RowsFrom): readonly Row[] {
  const rows: Row[] = [];
  const areOneGo = (one: Message | undefined, next: Message | undefined): boolean =>
    one !== undefined &&
    next !== undefined &&
    one.user_id === next.user_id &&
    next.seq !== divider?.seq &&
    one.seq <= otherReadSeq === next.seq <= otherReadSeq &&
    Date.parse(next.created_at) - Date.parse(one.created_at) < oneGoMs &&
    dayOf(one) === dayOf(next);

  let day = '';
  messages.forEach((message, index) => {
    const itsDay = dayOf(message);
    if (itsDay !== day) rows.push({ is: 'day', key: `day-${itsDay}`, day: itsDay });
    day = itsDay;
    if (message.seq === divider?.seq) rows.push({ is: 'new', key: 'new', count: divider.count });
    rows.push({
      is: 'message',
      key: keyOf(message.user_id, message.client_id),
      message,
      isMine: message.user_id === userId,
      isRead: message.seq <= otherReadSeq,
      isFirst: !areOneGo(messages[index - 1], message),
      isLast: !areOneGo(message, messages[index + 1]),
    });
  });
  const arrived = new Set(messages.map(({ client_id }) => client_id));
  for (const one of waiting) {
    if (arrived.has(one.clientId)) continue;
    rows.push({ is: 'waiting', key: keyOf(userId, one.clientId), waiting: one });
  }
  return rows;
}
