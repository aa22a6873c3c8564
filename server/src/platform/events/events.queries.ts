import type { Database } from '../db/database.ts';

export const insertEvent = async (db: Database, type: string, payload: unknown) => {
  const { id } = await db
    .insertInto('event_log')
    .values({ type, payload: JSON.stringify(payload) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
