import { editWithinMinutes, type Message } from '@callboard/contract/messaging/messages';
import type { Database } from '../../../platform/db/database.ts';
import type { Member } from '../../../platform/http/own-account.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import { removeFilesLater } from '../../../platform/storage/file-removal.ts';
import { markReadByCause } from '../notifications/index.ts';
import { deleteAttachmentsOf } from './attachments.queries.ts';
import * as queries from './edit-message.queries.ts';
import { textToStore } from './insert-message.ts';
import { findMessage } from './message-history.queries.ts';
import { causePrefixOf } from './messages.events.ts';
import { type FileUrl, toMessage } from './messages.mapper.ts';
import { findParticipant, lockConversation, type Participant } from './participants.queries.ts';
import { hasUnread } from './unread.queries.ts';
import { requireWriteAccess } from './write-access.policy.ts';

interface MessageEditingOptions {
  readonly db: Database;
  readonly fileUrl: FileUrl;
}

const tooLate = (what: 'edit' | 'delete') =>
  new ProblemError('CONFLICT', {
    detail: `You can ${what} a message for ${editWithinMinutes} minutes only.`,
  });

export function createMessageEditing({ db, fileUrl }: MessageEditingOptions) {
  const findOwnMessage = async (conn: Database, accountId: number, id: number) => {
    const own = await queries.findOwnMessage(conn, accountId, id, editWithinMinutes);
    if (!own) throw new ProblemError('NOT_FOUND');
    return own;
  };

  /** Applies a change to the member's own message while the conversation is locked. */
  const change = async (
    { accountId }: Member,
    id: number,
    apply: (trx: Database, own: queries.OwnMessage, participant: Participant) => Promise<void>,
  ): Promise<Message> => {
    const { conversation_id } = await findOwnMessage(db, accountId, id);
    await db.transaction().execute(async (trx) => {
      await lockConversation(trx, conversation_id);
      const participant = await findParticipant(trx, accountId, conversation_id);
      if (!participant) throw new ProblemError('NOT_FOUND');
      requireWriteAccess(participant);
      await apply(trx, await findOwnMessage(trx, accountId, id), participant);
    });
    const row = await findMessage(db, id);
    if (!row) throw new ProblemError('NOT_FOUND');
    return toMessage(row, fileUrl);
  };

  return {
    edit(member: Member, id: number, typed: string): Promise<Message> {
      const text = textToStore(typed);
      return change(member, id, async (trx, own) => {
        if (own.is_deleted) throw new ProblemError('CONFLICT', { detail: 'You deleted this message.' });
        if (own.text === text) return;
        if (!own.is_in_time) throw tooLate('edit');
        if (text === '' && !own.has_files) throw invalidField('text', 'Enter a message, or delete it.');
        await queries.updateText(trx, id, text);
      });
    },

    /** Text and files are removed, the seq stays. Deleting twice changes nothing more. */
    deleteMessage: (member: Member, id: number): Promise<Message> =>
      change(member, id, async (trx, own, { conversation_id, other_id }) => {
        if (own.is_deleted) return;
        if (!own.is_in_time) throw tooLate('delete');
        await queries.deleteMessage(trx, id);
        await removeFilesLater(trx, await deleteAttachmentsOf(trx, id));
        if (await hasUnread(trx, conversation_id, other_id)) return;
        await markReadByCause(trx, other_id, causePrefixOf(conversation_id));
      }),
  };
}
