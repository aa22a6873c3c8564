import type { Parsed } from '@callboard/contract/endpoint';
import type { Conversation, openConversation } from '@callboard/contract/messaging/conversations';
import type { Database } from '../../../platform/db/database.ts';
import type { Member } from '../../../platform/http/own-account.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Conversations } from './conversations.service.ts';
import * as queries from './opening.queries.ts';
import type { Sending } from './sending.service.ts';
import { mayOpen, requireWriting } from './writing.policy.ts';
import { findSent } from './writing.queries.ts';
import { requireSame, textToKeep, type Writing } from './writing.ts';

const newPerDay = { max: 60, seconds: 24 * 60 * 60 };

interface OpeningOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly writing: Writing;
  readonly sending: Sending;
  readonly conversations: Conversations;
}

type Wish = Parsed<typeof openConversation>['body'];
interface FirstWords {
  readonly clientId: string;
  readonly text: string;
}

const firstWordsOf = ({ text, client_id }: Wish): FirstWords | undefined => {
  if (text === undefined) return undefined;
  if (client_id === undefined) throw invalidField('client_id', 'Required with a text');
  const clean = textToKeep(text);
  if (clean === '') throw invalidField('text', 'Enter a message.');
  return { clientId: client_id.toLowerCase(), text: clean };
};

export function createOpening({ db, limits, writing, sending, conversations }: OpeningOptions) {
  /** Throws for who may not begin. Who is not in sight is not there. */
  const requireOpening = async ({ accountId, kind }: Member, topic: queries.Topic) => {
    const tie = await queries.findTie(db, accountId, topic);
    if (!tie || !mayOpen({ ...tie, kind })) throw new ProblemError('NOT_FOUND');
    requireWriting(tie);
    await limits.take(`conversations:${accountId}`, newPerDay);
  };

  const say = async (trx: Database, conversationId: number, senderId: number, words: FirstWords) => {
    const draft = { conversationId, senderId, ...words };
    if (await writing.write(trx, draft)) return;
    const sent = await findSent(trx, senderId, words.clientId);
    if (sent) requireSame(sent, draft);
  };

  return {
    /** However often and by whomever of the two it is opened: one conversation for each pair and project. */
    async open(member: Member, wish: Wish): Promise<Conversation> {
      const { accountId, kind } = member;
      const [otherId = 0] = wish.members;
      const pair = await queries.findPair(db, kind, accountId, otherId);
      if (!pair) throw new ProblemError('NOT_FOUND');
      const topic = { ...pair, projectId: wish.project_id ?? null };
      const known = await queries.findTopic(db, accountId, topic);
      const words = firstWordsOf(wish);
      if (known === undefined) await requireOpening(member, topic);
      if (words) await sending.takeTurn(accountId);
      const id = await db.transaction().execute(async (trx) => {
        const conversationId = known ?? (await queries.openTopic(trx, topic, accountId));
        if (words) await say(trx, conversationId, accountId, words);
        return conversationId;
      });
      return conversations.find(accountId, id);
    },
  };
}
