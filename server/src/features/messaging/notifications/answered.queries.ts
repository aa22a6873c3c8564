import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** What asked this question has its answer: its button was pressed, and it is read. */
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
