import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

export type SentBefore = NonNullable<Awaited<ReturnType<typeof findSent>>>;

/** The message sent earlier with this client id, in its current state. */
export const findSent = (db: Database, senderId: number, clientId: string) =>
  db
    .selectFrom('message')
    .select(['id', 'conversation_id', 'text', 'created_at'])
    .select([
      sql<boolean>`edited_at is not null or deleted_at is not null`.as('is_changed'),
      sql<number[]>`array(select file.id from message_attachment file where file.message_id = message.id
        order by file.position)`.as('attachments'),
    ])
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

export interface NewMessage {
  readonly conversationId: number;
  readonly senderId: number;
  readonly clientId: string;
  readonly text: string;
  readonly quoteId?: number | undefined;
}

/** Undefined when a message with this client id exists. */
export const insertMessage = (trx: Database, message: NewMessage) =>
  trx
    .insertInto('message')
    .values({
      conversation_id: message.conversationId,
      sender_id: message.senderId,
      client_id: message.clientId,
      text: message.text,
      quoted_message_id: message.quoteId ?? null,
      created_at: sql<Date>`clock_timestamp()`,
    })
    .returning(['id', 'seq', 'created_at'])
    .executeTakeFirst();

export const canBeQuoted = async (trx: Database, conversationId: number, messageId: number) => {
  const row = await trx
    .selectFrom('message')
    .select('id')
    .where('id', '=', messageId)
    .where('conversation_id', '=', conversationId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
};

export const isFirstUnread = async (
  trx: Database,
  { conversationId, accountId, seq }: { conversationId: number; accountId: number; seq: number },
) => {
  const row = await trx
    .selectFrom('conversation_waiting')
    .select('first_seq')
    .where('conversation_id', '=', conversationId)
    .where('account_id', '=', accountId)
    .where('first_seq', '=', seq)
    .executeTakeFirst();
  return row !== undefined;
};
