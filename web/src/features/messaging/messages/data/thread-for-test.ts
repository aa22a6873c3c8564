import type { Conversation } from '@callboard/contract/messaging/conversations';
import type { Message } from '@callboard/contract/messaging/messages';
import type { MessagePage } from '../api.ts';
import type { OpenedConversation } from './thread.ts';

export const me = 7;
export const her = 9;

export const sampleMessage = (over: Partial<Message> = {}): Message => ({
  id: 1000 + (over.seq ?? 1),
  appId: 5,
  seq: 1,
  revision: over.seq ?? 1,
  user_id: her,
  client_id: `client-${over.seq ?? 1}`,
  text: `Words ${over.seq ?? 1}`,
  created_at: '2026-11-14T12:34:00.000Z',
  edited_at: null,
  is_deleted: false,
  quote: null,
  attachments: [],
  ...over,
});

export const sampleConversation = (over: Partial<Conversation> = {}): Conversation => ({
  appId: 5,
  other: {
    user_id: her,
    userUniqueId: 'ananya-rao',
    user_type: 1,
    name: 'Ananya Rao',
    first_name: 'Ananya',
    company: null,
    photo: null,
    is_online: true,
    last_seen_at: null,
    is_open: true,
  },
  project: { id: 3, title: 'Monsoon Line' },
  character_name: 'Meera',
  last_message: null,
  last_message_at: null,
  unread: 0,
  last_seq: 0,
  revision: 0,
  read_seq: 0,
  other_read_seq: 0,
  writing: 'open',
  ...over,
});

const pageSize = 4;

/** A conversation as the server stores it, without gaps in seq and revision. */
export class ConversationForTest {
  messages: Message[] = [];
  revision = 0;

  write(user_id: number, client_id: string, quoted?: Message): Message {
    const known = this.messages.find((one) => one.client_id === client_id && one.user_id === user_id);
    if (known) return this.#shown(known);
    this.revision += 1;
    const seq = this.messages.length + 1;
    const quote = quoted && {
      id: quoted.id,
      seq: quoted.seq,
      user_id: quoted.user_id,
      text: '',
      is_deleted: false,
    };
    const message = sampleMessage({ seq, revision: this.revision, user_id, client_id, quote: quote ?? null });
    this.messages.push(message);
    return this.#shown(message);
  }

  change(seq: number, change: Pick<Message, 'text' | 'is_deleted'>): Message | undefined {
    const message = this.messages[seq - 1];
    if (!message || message.is_deleted) return undefined;
    this.revision += 1;
    const changed = { ...message, ...change, revision: this.revision, edited_at: message.created_at };
    this.messages[seq - 1] = changed;
    return this.#shown(changed);
  }

  /** A quote shows the current text of its source. */
  #shown(message: Message): Message {
    const source = message.quote && this.messages[message.quote.seq - 1];
    if (!message.quote || !source) return message;
    const { text, is_deleted } = source;
    return { ...message, quote: { ...message.quote, text: is_deleted ? '' : text, is_deleted } };
  }

  all = (): Message[] => this.messages.map((message) => this.#shown(message));

  open(around?: number): OpenedConversation {
    const all = this.all();
    const start = Math.max(0, (around ?? all.length) - pageSize);
    const messages = all.slice(start, start + pageSize * 2);
    return {
      conversation: sampleConversation({ last_seq: all.length, revision: this.revision }),
      messages,
      has_older: start > 0,
      has_newer: start + messages.length < all.length,
    };
  }

  read(direction: { before: number } | { after: number } | { since: number }): MessagePage {
    const all = this.all();
    const fitting =
      'since' in direction
        ? all.filter(({ revision }) => revision > direction.since).sort((a, b) => a.revision - b.revision)
        : all.filter(({ seq }) => ('before' in direction ? seq < direction.before : seq > direction.after));
    const results = 'before' in direction ? fitting.slice(-pageSize) : fitting.slice(0, pageSize);
    const has_more = fitting.length > results.length;
    return { results, has_more, revision: this.revision, last_seq: all.length };
  }
}
