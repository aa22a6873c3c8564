import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export interface JobRequest {
  readonly name: string;
  readonly payload: unknown;
  /** Requests with the same key are one job. */
  readonly key?: string;
  readonly maxAttempts?: number;
  /** Default: right away. */
  readonly runAt?: Date;
  /** Asked for again, it stays due when it was due first. Left out: the last time counts. */
  readonly keepsTime?: true;
}

/** Part of the caller's transaction. */
export const addJob = async (
  db: Database,
  { name, payload, key, maxAttempts = 12, runAt, keepsTime }: JobRequest,
) => {
  await sql`
    select graphile_worker.add_job(
      ${name}, ${JSON.stringify(payload)}::json, job_key := ${key ?? null}, max_attempts := ${maxAttempts}::int,
      run_at := ${runAt ?? null}::timestamptz, job_key_mode := ${keepsTime ? 'preserve_run_at' : 'replace'}
    )`.execute(db);
};

/** Jobs that used up their retries. */
export const listDeadLetters = (db: Database) =>
  db.selectFrom('dead_letter').selectAll().orderBy('failed_at', 'desc').limit(100).execute();

/** Retries dead jobs and returns their number. */
export const reviveDeadLetters = async (db: Database) => {
  const { rows } = await sql<{ id: number }>`
    select id from graphile_worker.reschedule_jobs(
      array(select id from dead_letter), run_at := now(), attempts := 0)`.execute(db);
  return rows.length;
};
