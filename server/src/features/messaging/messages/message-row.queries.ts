import { sql } from 'kysely';

export interface AttachmentRow {
  readonly id: number;
  readonly kind: 'photo' | 'file';
  readonly file_key: string;
  readonly thumbnail_key: string | null;
  readonly file_name: string;
  readonly content_type: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly placeholder: string | null;
}

export interface MessageRow {
  readonly id: number;
  readonly conversation_id: number;
  readonly seq: number;
  readonly revision: number;
  readonly sender_id: number;
  readonly client_id: string;
  readonly text: string;
  /** Text when the row is nested in JSON. */
  readonly created_at: Date | string;
  readonly edited_at: Date | string | null;
  readonly is_deleted: boolean;
  readonly quote: {
    readonly id: number;
    readonly seq: number;
    readonly user_id: number;
    readonly text: string;
    readonly is_deleted: boolean;
  } | null;
  readonly attachments: readonly AttachmentRow[];
}

const quoteLength = 300;

export const messageColumns = sql`
  message.id, message.conversation_id, message.seq, message.revision, message.sender_id, message.client_id,
  message.text, message.created_at, message.edited_at, message.deleted_at is not null as is_deleted,
  (select jsonb_build_object('id', quoted.id, 'seq', quoted.seq, 'user_id', quoted.sender_id,
      'text', left(quoted.text, ${sql.lit(quoteLength)}), 'is_deleted', quoted.deleted_at is not null)
    from message quoted where quoted.id = message.quoted_message_id) as quote,
  coalesce((select jsonb_agg(jsonb_build_object('id', file.id, 'kind', file.kind, 'file_key', file.file_key,
      'thumbnail_key', file.thumbnail_key, 'file_name', file.file_name, 'content_type', file.content_type,
      'bytes', file.bytes, 'width', file.width, 'height', file.height, 'placeholder', file.placeholder)
      order by file.position, file.id)
    from message_attachment file where file.message_id = message.id), '[]') as attachments`;
