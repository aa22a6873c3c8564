import { maxMessageLength } from '@callboard/contract/messaging/messages';
import { cleanText } from '../../../platform/clean-text.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { EventRecorder } from '../../../platform/events/event-recorder.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import { attach } from './attachments.queries.ts';
import * as queries from './insert-message.queries.ts';
import { conversationUnread } from './messages.events.ts';
import { findParticipant } from './participants.queries.ts';
import { requireWriteAccess } from './write-access.policy.ts';

export interface Draft {
  readonly conversationId: number;
  readonly senderId: number;
  readonly clientId: string;
  readonly text: string;
  readonly attachments?: readonly number[];
  readonly quoteId?: number | undefined;
}

/** Normalisation can make a text longer, so the length is checked afterwards. */
export const textToStore = (text: string): string => {
  const clean = cleanText(text);
  if (clean.length > maxMessageLength)
    throw invalidField('text', `Use at most ${maxMessageLength} characters`);
  return clean;
};

const clientIdTaken = () =>
  new ProblemError('CONFLICT', { detail: 'Another message was sent with this client id.' });

/** A repeated request must have the same content, unless the message was changed since. */
export const requireSame = (sent: queries.SentBefore, draft: Draft): void => {
  const { conversationId, text, attachments = [] } = draft;
  const isSameContent = sent.text === text && sent.attachments.join() === attachments.join();
  if (sent.conversation_id !== conversationId || !(sent.is_changed || isSameContent)) throw clientIdTaken();
};

async function attachFiles(trx: Database, messageId: number, { senderId, attachments = [] }: Draft) {
  if (attachments.length === 0) return;
  const attached = await attach(trx, { messageId, ownerId: senderId, ids: attachments });
  if (attached !== attachments.length) {
    throw invalidField('attachments', 'One of the files is no longer there. Add it again.');
  }
}

export function createMessageWriter({ events }: { readonly events: EventRecorder }) {
  return {
    /** Uses the caller's transaction. Undefined when a message with this client id exists. */
    async write(trx: Database, draft: Draft) {
      const participant = await findParticipant(trx, draft.senderId, draft.conversationId);
      if (!participant) throw new ProblemError('NOT_FOUND');
      requireWriteAccess(participant);
      const { conversationId, quoteId } = draft;
      if (quoteId !== undefined && !(await queries.canBeQuoted(trx, conversationId, quoteId))) {
        throw invalidField('quote_id', 'The message you’re replying to is no longer there.');
      }
      const written = await queries.insertMessage(trx, draft);
      if (!written) return undefined;
      await attachFiles(trx, written.id, draft);
      const waiting = { conversationId, accountId: participant.other_id, seq: written.seq };
      if (await queries.isFirstUnread(trx, waiting)) await events.record(trx, conversationUnread, waiting);
      return written;
    },
  };
}
export type MessageWriter = ReturnType<typeof createMessageWriter>;
