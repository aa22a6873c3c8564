import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Counts one more and answers how many there are in the running window, and when that window ends. */
export const takeOne = async (db: Database, key: string, seconds: number) => {
  const { rows } = await sql<{ taken: number; seconds_left: number }>`
    insert into rate_limit as counter (key) values (${key})
    on conflict (key) do update set
      taken = case when counter.started_at > now() - make_interval(secs => ${seconds}) then counter.taken + 1 else 1 end,
      started_at = case when counter.started_at > now() - make_interval(secs => ${seconds}) then counter.started_at else now() end
    returning taken, ceil(extract(epoch from started_at + make_interval(secs => ${seconds}) - now()))::int as seconds_left
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A counter always answers');
  return row;
};

export const forgetCounter = (db: Database, key: string) =>
  db.deleteFrom('rate_limit').where('key', '=', key).execute();

export const forgetOldCounters = (db: Database) =>
  db.deleteFrom('rate_limit').where('started_at', '<', sql<Date>`now() - interval '1 day'`).execute();
