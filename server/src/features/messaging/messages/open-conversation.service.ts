import type { Parsed } from '@callboard/contract/endpoint';
import type { Conversation, openConversation } from '@callboard/contract/messaging/conversations';
import type { Database } from '../../../platform/db/database.ts';
import type { Member } from '../../../platform/http/own-account.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Conversations } from './conversations.service.ts';
import { findSent } from './insert-message.queries.ts';
import { type MessageWriter, requireSame, textToStore } from './insert-message.ts';
import * as queries from './open-conversation.queries.ts';
import type { MessageSending } from './send-message.service.ts';
import { mayOpenConversation, requireWriteAccess } from './write-access.policy.ts';

const newPerDay = { max: 60, seconds: 24 * 60 * 60 };

interface ConversationOpeningOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly writer: MessageWriter;
  readonly sending: MessageSending;
  readonly conversations: Conversations;
}

type Input = Parsed<typeof openConversation>['body'];
interface FirstMessage {
  readonly clientId: string;
  readonly text: string;
}

const firstMessageOf = ({ text, client_id }: Input): FirstMessage | undefined => {
  if (text === undefined) return undefined;
  if (client_id === undefined) throw invalidField('client_id', 'Required with a text');
  const clean = textToStore(text);
  if (clean === '') throw invalidField('text', 'Enter a message.');
  return { clientId: client_id.toLowerCase(), text: clean };
};

export function createConversationOpening({
  db,
  limits,
  writer,
  sending,
  conversations,
}: ConversationOpeningOptions) {
  /** Throws when the member may not start a conversation. */
  const requireOpening = async ({ accountId, kind }: Member, key: queries.ConversationKey) => {
    const relationship = await queries.findRelationship(db, accountId, key);
    if (!relationship || !mayOpenConversation({ ...relationship, kind })) throw new ProblemError('NOT_FOUND');
    requireWriteAccess(relationship);
    await limits.take(`conversations:${accountId}`, newPerDay);
  };

  const sendFirstMessage = async (
    trx: Database,
    conversationId: number,
    senderId: number,
    firstMessage: FirstMessage,
  ) => {
    const draft = { conversationId, senderId, ...firstMessage };
    if (await writer.write(trx, draft)) return;
    const sent = await findSent(trx, senderId, firstMessage.clientId);
    if (sent) requireSame(sent, draft);
  };

  return {
    /** Returns the same conversation for each pair and project. */
    async open(member: Member, input: Input): Promise<Conversation> {
      const { accountId, kind } = member;
      const [otherId = 0] = input.members;
      const pair = await queries.findPair(db, kind, accountId, otherId);
      if (!pair) throw new ProblemError('NOT_FOUND');
      const key = { ...pair, projectId: input.project_id ?? null };
      const known = await queries.findConversationId(db, accountId, key);
      const firstMessage = firstMessageOf(input);
      if (known === undefined) await requireOpening(member, key);
      if (firstMessage) await sending.takeTurn(accountId);
      const id = await db.transaction().execute(async (trx) => {
        const conversationId = known ?? (await queries.insertConversation(trx, key, accountId));
        if (firstMessage) await sendFirstMessage(trx, conversationId, accountId, firstMessage);
        return conversationId;
      });
      return conversations.find(accountId, id);
    },
  };
}
