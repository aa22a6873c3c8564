import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { AttachmentRow } from './message-row.queries.ts';

const columns = [
  'id',
  sql<'photo' | 'file'>`kind`.as('kind'),
  'file_key',
  'thumbnail_key',
  'file_name',
  'content_type',
  'bytes',
  'width',
  'height',
  'placeholder',
] as const;

export type NewAttachment = Omit<AttachmentRow, 'id'> & {
  readonly owner_id: number;
  readonly upload_key: string;
  readonly stored_bytes: number;
};

export const insertAttachment = (db: Database, attachment: NewAttachment): Promise<AttachmentRow> =>
  db.insertInto('message_attachment').values(attachment).returning(columns).executeTakeFirstOrThrow();

/** The attachment recorded for this upload, unless it was sent. */
export const findByUpload = (
  db: Database,
  ownerId: number,
  uploadKey: string,
): Promise<AttachmentRow | undefined> =>
  db
    .selectFrom('message_attachment')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .where('upload_key', '=', uploadKey)
    .where('message_id', 'is', null)
    .executeTakeFirst();

interface AttachOptions {
  readonly messageId: number;
  readonly ownerId: number;
  readonly ids: readonly number[];
}

/** Adds unsent files to a message in this order and returns how many there were. */
export const attach = async (trx: Database, { messageId, ownerId, ids }: AttachOptions): Promise<number> => {
  const { numUpdatedRows } = await trx
    .updateTable('message_attachment')
    .set({ message_id: messageId, position: sql<number>`array_position(${[...ids]}::int[], id)` })
    .where('id', 'in', [...ids])
    .where('owner_id', '=', ownerId)
    .where('message_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

const keysOf = (rows: readonly { file_key: string; thumbnail_key: string | null }[]): string[] =>
  rows.flatMap(({ file_key, thumbnail_key }) =>
    thumbnail_key === null ? [file_key] : [file_key, thumbnail_key],
  );

/** Returns the keys of the files to remove. */
export const deleteAttachmentsOf = async (trx: Database, messageId: number) =>
  keysOf(
    await trx
      .deleteFrom('message_attachment')
      .where('message_id', '=', messageId)
      .returning(['file_key', 'thumbnail_key'])
      .execute(),
  );

export const deleteUnsent = async (trx: Database, afterHours: number) =>
  keysOf(
    await trx
      .deleteFrom('message_attachment')
      .where('message_id', 'is', null)
      .where(sql<boolean>`created_at < now() - make_interval(hours => ${afterHours})`)
      .returning(['file_key', 'thumbnail_key'])
      .execute(),
  );
