import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

interface Unanswered {
  readonly id: number;
  readonly recruiter_id: number;
  readonly talent_id: number;
}

/** After a week for talents who were away when unlocked, for others once the dates are over. */
export const listUnanswered = async (db: Database, withinDays: number): Promise<readonly Unanswered[]> => {
  const { rows } = await sql<Unanswered>`
    select question.id, question.recruiter_id, question.talent_id
    from availability_question question
    join unlock using (recruiter_id, talent_id)
    where question.status = 'asked' and case when unlock.was_away
      then question.asked_at <= now() - make_interval(days => ${withinDays})
      else question.ends_on < (now() at time zone 'Asia/Kolkata')::date end
    order by question.id`.execute(db);
  return rows;
};

/** False when it was answered meanwhile. */
export const markExpired = async (trx: Database, questionId: number) => {
  const row = await trx
    .updateTable('availability_question')
    .set({ status: 'expired', settled_at: sql<Date>`now()` })
    .where('id', '=', questionId)
    .where('status', '=', 'asked')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Away when unlocked, and no reply to this recruiter since. */
export const isSilentTalent = async (trx: Database, { recruiter_id, talent_id }: Unanswered) => {
  const row = await trx
    .selectFrom('unlock')
    .select('unlock.talent_id')
    .where('unlock.recruiter_id', '=', recruiter_id)
    .where('unlock.talent_id', '=', talent_id)
    .where('unlock.was_away', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('availability_question as answered')
            .select('answered.id')
            .whereRef('answered.recruiter_id', '=', 'unlock.recruiter_id')
            .whereRef('answered.talent_id', '=', 'unlock.talent_id')
            .where('answered.status', 'in', ['available', 'not_available']),
        ),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
};
