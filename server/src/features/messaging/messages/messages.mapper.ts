import type { Attachment, Message } from '@callboard/contract/messaging/messages';
import type { AttachmentRow, MessageRow } from './message-row.queries.ts';

/** With saveAs the file is downloaded instead of shown. */
export type FileUrl = (key: string, saveAs?: string) => Promise<string>;

const toInstant = (moment: Date | string) => new Date(moment).toISOString();

export const toAttachment = async (row: AttachmentRow, fileUrl: FileUrl): Promise<Attachment> => ({
  id: row.id,
  kind: row.kind,
  file_name: row.file_name,
  content_type: row.content_type,
  bytes: row.bytes,
  file_url: await (row.kind === 'photo' ? fileUrl(row.file_key) : fileUrl(row.file_key, row.file_name)),
  thumbnail_url: row.thumbnail_key === null ? null : await fileUrl(row.thumbnail_key),
  width: row.width,
  height: row.height,
  placeholder: row.placeholder,
});

export const toMessage = async (row: MessageRow, fileUrl: FileUrl): Promise<Message> => ({
  id: row.id,
  appId: row.conversation_id,
  seq: row.seq,
  revision: row.revision,
  user_id: row.sender_id,
  client_id: row.client_id,
  text: row.text,
  created_at: toInstant(row.created_at),
  edited_at: row.edited_at === null ? null : toInstant(row.edited_at),
  is_deleted: row.is_deleted,
  quote: row.quote,
  attachments: await Promise.all(row.attachments.map((file) => toAttachment(file, fileUrl))),
});

export const toMessages = (rows: readonly MessageRow[], fileUrl: FileUrl) =>
  Promise.all(rows.map((row) => toMessage(row, fileUrl)));
