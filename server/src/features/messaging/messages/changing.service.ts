import { editWithinMinutes, type Message } from '@callboard/contract/messaging/messages';
import type { Database } from '../../../platform/db/database.ts';
import type { Member } from '../../../platform/http/own-account.ts';
import { invalidField, ProblemError } from '../../../platform/http/problem-error.ts';
import { removeFilesLater } from '../../../platform/storage/file-removal.ts';
import { markReadByCause } from '../notifications/index.ts';
import { deleteAttachmentsOf } from './attachments.queries.ts';
import * as queries from './changing.queries.ts';
import { findMessage } from './history.queries.ts';
import { causesOf } from './messages.events.ts';
import { type FileUrl, toMessage } from './messages.mapper.ts';
import { findSeat, lockConversation, type Seat } from './seats.queries.ts';
import { requireWriting } from './writing.policy.ts';
import { textToKeep } from './writing.ts';

interface ChangingOptions {
  readonly db: Database;
  readonly fileUrl: FileUrl;
}

const tooLate = (what: 'edit' | 'delete') =>
  new ProblemError('CONFLICT', {
    detail: `You can ${what} a message for ${editWithinMinutes} minutes only.`,
  });

export function createChanging({ db, fileUrl }: ChangingOptions) {
  const findOwn = async (conn: Database, accountId: number, id: number) => {
    const own = await queries.findOwn(conn, accountId, id, editWithinMinutes);
    if (!own) throw new ProblemError('NOT_FOUND');
    return own;
  };

  /** One's own message, for as long as one may still change it, with everybody else waiting. */
  const change = async (
    { accountId }: Member,
    id: number,
    apply: (trx: Database, own: queries.OwnMessage, seat: Seat) => Promise<void>,
  ): Promise<Message> => {
    const { conversation_id } = await findOwn(db, accountId, id);
    await db.transaction().execute(async (trx) => {
      await lockConversation(trx, conversation_id);
      const seat = await findSeat(trx, accountId, conversation_id);
      if (!seat) throw new ProblemError('NOT_FOUND');
      requireWriting(seat);
      await apply(trx, await findOwn(trx, accountId, id), seat);
    });
    const row = await findMessage(db, id);
    if (!row) throw new ProblemError('NOT_FOUND');
    return toMessage(row, fileUrl);
  };

  return {
    edit(member: Member, id: number, typed: string): Promise<Message> {
      const text = textToKeep(typed);
      return change(member, id, async (trx, own) => {
        if (own.is_deleted) throw new ProblemError('CONFLICT', { detail: 'You deleted this message.' });
        if (own.text === text) return;
        if (!own.is_in_time) throw tooLate('edit');
        if (text === '' && !own.has_files) throw invalidField('text', 'Enter a message, or delete it.');
        await queries.changeText(trx, id, text);
      });
    },

    /** Its place stays; its words and files are gone. Taken back twice it is taken back once. */
    takeBack: (member: Member, id: number): Promise<Message> =>
      change(member, id, async (trx, own, { conversation_id, other_id }) => {
        if (own.is_deleted) return;
        if (!own.is_in_time) throw tooLate('delete');
        await queries.takeBack(trx, id);
        await removeFilesLater(trx, await deleteAttachmentsOf(trx, id));
        if (await queries.hasUnread(trx, conversation_id, other_id)) return;
        await markReadByCause(trx, other_id, causesOf(conversation_id));
      }),
  };
}
