import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export interface JobRequest {
  readonly name: string;
  readonly payload: unknown;
  /** Two requests with one key are one job. */
  readonly key?: string;
  readonly maxAttempts?: number;
  /** Left out: at once. */
  readonly runAt?: Date;
}

/** Part of the caller's transaction: the job exists if and only if what it follows from does. */
export const addJob = async (db: Database, { name, payload, key, maxAttempts = 12, runAt }: JobRequest) => {
  await sql`
    select graphile_worker.add_job(
      ${name}, ${JSON.stringify(payload)}::json, job_key := ${key ?? null}, max_attempts := ${maxAttempts}::int,
      run_at := ${runAt ?? null}::timestamptz
    )`.execute(db);
};

/** Jobs that used up their tries. */
export const listDeadLetters = (db: Database) =>
  db.selectFrom('dead_letter').selectAll().orderBy('failed_at', 'desc').limit(100).execute();

/** Gives dead jobs another round of tries and answers how many there were. */
export const reviveDeadLetters = async (db: Database) => {
  const { rows } = await sql<{ id: number }>`
    select id from graphile_worker.reschedule_jobs(
      array(select id from dead_letter), run_at := now(), attempts := 0)`.execute(db);
  return rows.length;
};
