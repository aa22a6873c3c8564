import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Pair } from './unlock.queries.ts';

/** What was sent before under this client id. */
export const findSent = (db: Database, senderId: number, clientId: string) =>
  db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .select(['message.id', 'message.text', 'message.created_at', 'conversation.talent_id'])
    .where('message.sender_id', '=', senderId)
    .where('message.client_id', '=', clientId)
    .executeTakeFirst();

/** The talk between the two that belongs to no project; begun when there is none. */
export const openConversation = async (trx: Database, { recruiterId, talentId }: Pair) => {
  await trx
    .insertInto('conversation')
    .values({ recruiter_id: recruiterId, talent_id: talentId, project_id: null })
    .onConflict((conflict) => conflict.columns(['recruiter_id', 'talent_id', 'project_id']).doNothing())
    .execute();
  const { id } = await trx
    .selectFrom('conversation')
    .select('id')
    .where('recruiter_id', '=', recruiterId)
    .where('talent_id', '=', talentId)
    .where('project_id', 'is', null)
    .executeTakeFirstOrThrow();
  return id;
};

interface NewLetter {
  readonly conversationId: number;
  readonly senderId: number;
  readonly clientId: string;
  readonly text: string;
}

/** Undefined when something was sent under this client id before. */
export const insertMessage = (trx: Database, { conversationId, senderId, clientId, text }: NewLetter) =>
  trx
    .insertInto('message')
    .values({
      conversation_id: conversationId,
      sender_id: senderId,
      client_id: clientId,
      text,
      created_at: sql<Date>`clock_timestamp()`,
    })
    .onConflict((conflict) => conflict.columns(['sender_id', 'client_id']).doNothing())
    .returning(['id', 'created_at'])
    .executeTakeFirst();
