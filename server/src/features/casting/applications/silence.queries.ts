import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { asksAt, closesAt, isClocked } from '../jobs/index.ts';

const isToAsk = (now: Date) =>
  sql`(${isClocked} and application.asked_at is null and ${asksAt} <= ${now}::timestamptz)`;
/** Only those that were asked about. */
const isToClose = (now: Date) =>
  sql`(${isClocked} and application.asked_at is not null and ${closesAt} <= ${now}::timestamptz)`;

/** Jobs with something to ask or to close. Nothing is due before it has waited for days. */
export const listSilentJobs = async (db: Database, now: Date): Promise<number[]> => {
  const { rows } = await sql<{ job_id: number }>`
    select distinct application.job_id from job_application application join job on job.id = application.job_id
    where application.step_since < ${now}::timestamptz - interval '7 days'
      and (${isToAsk(now)} or ${isToClose(now)})
    order by 1`.execute(db);
  return rows.map(({ job_id }) => job_id);
};

export interface SilentRow {
  readonly id: number;
  readonly job_id: number;
  readonly talent_id: number;
  readonly status: string;
}

/** Locked: whoever comes second finds nothing more to do. */
const lock = async (trx: Database, jobId: number, isDue: ReturnType<typeof isToAsk>) => {
  const { rows } = await sql<SilentRow>`
    select application.id, application.job_id, application.talent_id, application.status
    from job_application application join job on job.id = application.job_id
    where application.job_id = ${jobId} and ${isDue}
    order by application.id for update of application`.execute(trx);
  return rows;
};

export const lockToClose = (trx: Database, jobId: number, now: Date) => lock(trx, jobId, isToClose(now));

export const lockToAsk = (trx: Database, jobId: number, now: Date) => lock(trx, jobId, isToAsk(now));

export const saveAsked = (trx: Database, ids: readonly number[], now: Date) =>
  sql`update job_application set asked_at = ${now}::timestamptz where id = any(${[...ids]}::int[])`.execute(
    trx,
  );
