import type { NotificationCategory } from '@callboard/contract/messaging/notifications';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

interface ShippedRow {
  readonly ref: string;
  readonly notification_type: number;
  readonly topic: NotificationCategory;
  readonly message: string;
  readonly path: string;
  readonly subject: string | null;
  readonly action: string | null;
}

/** Adds missing templates and updates those that were not edited here. */
export const upsertShippedTemplates = (db: Database, rows: readonly ShippedRow[]) =>
  db
    .insertInto('notification_template')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .column('ref')
        .doUpdateSet((template) => ({
          notification_type: template.ref('excluded.notification_type'),
          topic: template.ref('excluded.topic'),
          message: template.ref('excluded.message'),
          path: template.ref('excluded.path'),
          subject: template.ref('excluded.subject'),
          action: template.ref('excluded.action'),
        }))
        .where(sql<boolean>`notification_template.edited_at is null`),
    )
    .execute();

const templates = (db: Database) =>
  db
    .selectFrom('notification_template')
    .select([
      'id',
      'ref',
      sql<1 | 2>`notification_type`.as('notification_type'),
      sql<NotificationCategory>`topic`.as('topic'),
      'message',
      'path',
      'subject',
      'action',
      sql<boolean>`edited_at is not null`.as('is_edited'),
    ]);
export type TemplateRow = NonNullable<Awaited<ReturnType<typeof findTemplateByRef>>>;

export const findTemplateByRef = (db: Database, ref: string) =>
  templates(db).where('ref', '=', ref).executeTakeFirst();

export const findTemplate = (db: Database, id: number) =>
  templates(db).where('id', '=', id).executeTakeFirst();
