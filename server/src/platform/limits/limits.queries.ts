import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Adds to a counter and returns its value and the end of the window. */
export const addToCounter = async (db: Database, key: string, seconds: number, some: number) => {
  const { rows } = await sql<{ taken: number; seconds_left: number }>`
    select taken, seconds_left from count_up(${key}, ${seconds}::integer, ${some}::integer)
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A counter always answers');
  return row;
};

export interface DistinctThing {
  readonly thing: string;
  readonly key: string;
  readonly max: number;
  readonly seconds: number;
}

/** Counts each item once under its key; returns how long to wait when over the limit. */
export const countDistinct = async (db: Database, things: readonly DistinctThing[]) => {
  const { rows } = await sql<{ wait: number | null }>`
    select take_distinct(${things.map(({ thing }) => thing)}::text[], ${things.map(({ key }) => key)}::text[],
      ${things.map(({ max }) => max)}::integer[], ${things.map(({ seconds }) => seconds)}::integer[]) as wait
  `.execute(db);
  return rows[0]?.wait ?? null;
};

/** How long a counter stays full; 0 when it is not. */
export const secondsFull = async (
  db: Database,
  key: string,
  { max, seconds }: { readonly max: number; readonly seconds: number },
): Promise<number> => {
  const { rows } = await sql<{ wait: number }>`
    select ceil(extract(epoch from started_at + make_interval(secs => ${seconds}) - now()))::integer as wait
    from rate_limit where key = ${key} and taken >= ${max}`.execute(db);
  return Math.max(rows[0]?.wait ?? 0, 0);
};

/** The count of the current window. */
export const readCounter = async (db: Database, key: string, seconds: number): Promise<number> => {
  const row = await db
    .selectFrom('rate_limit')
    .select('taken')
    .where('key', '=', key)
    .where('started_at', '>', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .executeTakeFirst();
  return row?.taken ?? 0;
};

export const uncountOne = (db: Database, key: string) =>
  db
    .updateTable('rate_limit')
    .set((row) => ({ taken: row('taken', '-', 1) }))
    .where('key', '=', key)
    .where('taken', '>', 0)
    .execute();

export const forgetCounter = (db: Database, key: string) =>
  db.deleteFrom('rate_limit').where('key', '=', key).execute();

export const forgetOldCounters = (db: Database) =>
  db.deleteFrom('rate_limit').where('started_at', '<', sql<Date>`now() - interval '1 day'`).execute();
