import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

export interface OwnMessage {
  readonly id: number;
  readonly conversation_id: number;
  readonly text: string;
  readonly is_deleted: boolean;
  readonly has_files: boolean;
  /** By the clock of the database. */
  readonly is_in_time: boolean;
}

/** Undefined when someone else wrote it. */
export const findOwnMessage = async (
  db: Database,
  senderId: number,
  id: number,
  minutes: number,
): Promise<OwnMessage | undefined> => {
  const { rows } = await sql<OwnMessage>`
    select id, conversation_id, text, deleted_at is not null as is_deleted,
      exists (select from message_attachment where message_id = message.id) as has_files,
      created_at > clock_timestamp() - make_interval(mins => ${minutes}) as is_in_time
    from message where id = ${id} and sender_id = ${senderId}`.execute(db);
  return rows[0];
};

export const updateText = (trx: Database, id: number, text: string) =>
  trx
    .updateTable('message')
    .set({ text, edited_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();

export const deleteMessage = (trx: Database, id: number) =>
  trx
    .updateTable('message')
    .set({ text: '', deleted_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
