import type { Parsed } from '@callboard/contract/endpoint';
import type { Message, sendMessage } from '@callboard/contract/messaging/messages';
import type { Database } from '../../../platform/db/database.ts';
import type { Member } from '../../../platform/http/own-account.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { findMessage } from './history.queries.ts';
import { type FileUrl, toMessage } from './messages.mapper.ts';
import { findSeat } from './seats.queries.ts';
import { findSent } from './writing.queries.ts';
import { type Draft, requireSame, textToKeep, type Writing } from './writing.ts';

const perMinute = { max: 60, seconds: 60 };

interface SendingOptions {
  readonly db: Database;
  readonly limits: Limits;
  readonly writing: Writing;
  readonly fileUrl: FileUrl;
}

type Wish = Parsed<typeof sendMessage>['body'];

const toDraft = (senderId: number, { appId, text, attachments, client_id, quote_id }: Wish): Draft => {
  const draft = {
    conversationId: appId,
    senderId,
    clientId: client_id.toLowerCase(),
    text: textToKeep(text),
    attachments,
    quoteId: quote_id,
  };
  if (draft.text === '' && attachments.length === 0) throw invalidField('text', 'Enter a message.');
  if (new Set(attachments).size < attachments.length) {
    throw invalidField('attachments', 'You’ve already added this file.');
  }
  return draft;
};

export function createSending({ db, limits, writing, fileUrl }: SendingOptions) {
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
    /** Counts towards what one person may send. */
    takeTurn: (accountId: number) => limits.take(`messages:${accountId}`, perMinute),

    /** However often and however concurrently it is sent: one message, and the same answer each time. */
    async send({ accountId }: Member, wish: Wish): Promise<Message> {
      if (!(await findSeat(db, accountId, wish.appId))) throw new ProblemError('NOT_FOUND');
      const draft = toDraft(accountId, wish);
      const before = await sentBefore(draft);
      if (before !== undefined) return answer(before);
      await limits.take(`messages:${accountId}`, perMinute);
      const written = await db.transaction().execute((trx) => writing.write(trx, draft));
      const id = written?.id ?? (await sentBefore(draft));
      if (id === undefined) throw new ProblemError('CONFLICT');
      return answer(id);
    },
  };
}
export type Sending = ReturnType<typeof createSending>;
