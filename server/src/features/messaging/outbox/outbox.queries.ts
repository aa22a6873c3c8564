import type { Database } from '../../../platform/db/database.ts';

export interface NewMessage {
  readonly channel: 'mail' | 'sms' | 'whatsapp';
  readonly recipient: string;
  readonly subject?: string;
  readonly text: string;
  readonly html?: string;
  /** Messages with the same key are sent once. */
  readonly dedupeKey?: string;
  /** Holds a code or a secret link, so the text is cleared once sent. */
  readonly sensitive?: boolean;
}

/** Undefined when a message with this key exists. */
export const insertMessage = async (db: Database, { dedupeKey, ...message }: NewMessage) => {
  const row = await db
    .insertInto('outbox_message')
    .values({ ...message, dedupe_key: dedupeKey ?? null })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

export const findQueued = (db: Database, id: number) =>
  db
    .selectFrom('outbox_message')
    .selectAll()
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'failed'])
    .executeTakeFirst();

export const markKept = (db: Database, id: number) =>
  db.updateTable('outbox_message').set({ status: 'kept', error: null }).where('id', '=', id).execute();

export const markSent = (db: Database, id: number) =>
  db
    .updateTable('outbox_message')
    .set((row) => ({
      status: 'sent',
      sent_at: new Date(),
      error: null,
      subject: row.case().when('sensitive', '=', true).then('(removed)').else(row.ref('subject')).end(),
      text: row.case().when('sensitive', '=', true).then('').else(row.ref('text')).end(),
      html: row.case().when('sensitive', '=', true).then(null).else(row.ref('html')).end(),
    }))
    .where('id', '=', id)
    .execute();

export const markFailing = (db: Database, id: number, error: string, final: boolean) =>
  db
    .updateTable('outbox_message')
    .set({ status: final ? 'failed' : 'queued', error })
    .where('id', '=', id)
    .execute();

export const listMessages = async (db: Database, { page, limit }: { page: number; limit: number }) => {
  const rows = await db
    .selectFrom('outbox_message')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await db
    .selectFrom('outbox_message')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
};
