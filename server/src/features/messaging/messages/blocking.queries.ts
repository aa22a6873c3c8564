import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { unlocks } from '../../casting/connections/index.ts';
import { jobApplications, jobs } from '../../casting/jobs/index.ts';

/** The two have messaged, or one has unlocked or applied to the other. */
export const areConnected = async (db: Database, accountId: number, otherId: number): Promise<boolean> => {
  const { rows } = await sql<{ connected: boolean }>`
    select exists (select from conversation_seat participant
        where participant.account_id = ${accountId} and participant.other_id = ${otherId} and participant.last_seq > 0)
      or exists (select from ${unlocks('unlock')} where (recruiter_id, talent_id) in
        ((${accountId}, ${otherId}), (${otherId}, ${accountId})))
      or exists (select from ${jobApplications('application')} join ${jobs('job')} on job.id = application.job_id
        where (job.recruiter_id, application.talent_id) in ((${accountId}, ${otherId}), (${otherId}, ${accountId})))
      or exists (select from blocked_contact where account_id = ${accountId} and blocked_id = ${otherId})
      as connected`.execute(db);
  return rows[0]?.connected ?? false;
};

export const block = (db: Database, accountId: number, otherId: number) =>
  db
    .insertInto('blocked_contact')
    .values({ account_id: accountId, blocked_id: otherId })
    .onConflict((conflict) => conflict.columns(['account_id', 'blocked_id']).doNothing())
    .execute();

export const unblock = (db: Database, accountId: number, otherId: number) =>
  db
    .deleteFrom('blocked_contact')
    .where('account_id', '=', accountId)
    .where('blocked_id', '=', otherId)
    .execute();
