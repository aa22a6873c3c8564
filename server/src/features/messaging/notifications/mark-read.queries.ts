import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

const own = (db: Database, accountId: number, id: number) =>
  db.updateTable('notification').where('id', '=', id).where('account_id', '=', accountId);

/** Rows that would not change are left out, so they cause no live event. */
export const markRead = (db: Database, accountId: number, id: number, isRead: boolean) =>
  own(db, accountId, id)
    .set({ read_at: isRead ? sql<Date>`now()` : null })
    .where('read_at', isRead ? 'is' : 'is not', null)
    .execute();

export const markPressed = (db: Database, accountId: number, id: number) =>
  own(db, accountId, id)
    .set({
      read_at: sql<Date>`coalesce(read_at, now())`,
      button_pressed_at: sql<Date>`coalesce(button_pressed_at, now())`,
    })
    .where(({ or, eb }) => or([eb('read_at', 'is', null), eb('button_pressed_at', 'is', null)]))
    .execute();

/** Moves forward only, and never past the newest notification. */
export const markViewed = (db: Database, accountId: number, seq: number | undefined) =>
  db
    .updateTable('notification_box')
    .set({
      viewed_seq: sql<number>`greatest(viewed_seq, least(last_seq, coalesce(${seq ?? null}::int, last_seq)))`,
    })
    .where('account_id', '=', accountId)
    .execute();

export const markAllRead = (db: Database, accountId: number, seq: number | undefined) =>
  db
    .updateTable('notification')
    .set({ read_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where(sql<boolean>`seq <= coalesce(${seq ?? null}::int, seq)`)
    .execute();

export const countUnread = async (db: Database, accountId: number) => {
  const { unread } = await db
    .selectFrom('notification')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
};

/** Its question has a reply: the notification counts as read. */
export const markAnswered = async (trx: Database, accountId: number, questionId: number): Promise<void> => {
  await trx
    .updateTable('notification')
    .set({
      read_at: sql<Date>`coalesce(read_at, now())`,
      button_pressed_at: sql<Date>`coalesce(button_pressed_at, now())`,
    })
    .where('account_id', '=', accountId)
    .where('question_id', '=', questionId)
    .where(({ or, eb }) => or([eb('read_at', 'is', null), eb('button_pressed_at', 'is', null)]))
    .execute();
};

/** The person has seen what these notifications are about. */
export const markReadByCause = async (
  trx: Database,
  accountId: number,
  causePrefix: string,
): Promise<void> => {
  await trx
    .updateTable('notification')
    .set({ read_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where(sql<boolean>`starts_with(cause, ${causePrefix})`)
    .execute();
};
