import type { Parsed } from '@callboard/contract/endpoint';
import type { Message, sendMessage } from '@callboard/contract/messaging/messages';
import type { Database } from '../../../platform/db/database.ts';
import type { Member } from '../../../platform/http/own-account.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { findSent } from './insert-message.queries.ts';
import { type Draft, type MessageWriter, requireSame, textToStore } from './insert-message.ts';
import { findMessage } from './message-history.queries.ts';
import { type FileUrl, toMessage } from './messages.mapper.ts';
import { findParticipant } from './participants.queries.ts';

const perMinute = { max: 60, seconds: 60 };

interface MessageSendingOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly writer: MessageWriter;
  readonly fileUrl: FileUrl;
}

type Input = Parsed<typeof sendMessage>['body'];

const toDraft = (senderId: number, { appId, text, attachments, client_id, quote_id }: Input): Draft => {
  const draft = {
    conversationId: appId,
    senderId,
    clientId: client_id.toLowerCase(),
    text: textToStore(text),
    attachments,
    quoteId: quote_id,
  };
  if (draft.text === '' && attachments.length === 0) throw invalidField('text', 'Enter a message.');
  if (new Set(attachments).size < attachments.length) {
    throw invalidField('attachments', 'You’ve already added this file.');
  }
  return draft;
};

export function createMessageSending({ db, limits, writer, fileUrl }: MessageSendingOptions) {
  const answer = async (messageId: number): Promise<Message> => {
    const row = await findMessage(db, messageId);
    if (!row) throw new ProblemError('NOT_FOUND');
    return toMessage(row, fileUrl);
  };

  const sentBefore = async (draft: Draft): Promise<number | undefined> => {
    const sent = await findSent(db, draft.senderId, draft.clientId);
    if (sent) requireSame(sent, draft);
    return sent?.id;
  };

  return {
    /** Counts towards the rate limit. */
    takeTurn: (accountId: number) => limits.take(`messages:${accountId}`, perMinute),

    /** A repeated or concurrent request sends one message and gets the same response. */
    async send({ accountId }: Member, input: Input): Promise<Message> {
      if (!(await findParticipant(db, accountId, input.appId))) throw new ProblemError('NOT_FOUND');
      const draft = toDraft(accountId, input);
      const before = await sentBefore(draft);
      if (before !== undefined) return answer(before);
      await limits.take(`messages:${accountId}`, perMinute);
      const written = await db.transaction().execute((trx) => writer.write(trx, draft));
      const id = written?.id ?? (await sentBefore(draft));
      if (id === undefined) throw new ProblemError('CONFLICT');
      return answer(id);
    },
  };
}
export type MessageSending = ReturnType<typeof createMessageSending>;
