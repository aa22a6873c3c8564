import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** Seconds since sign-in; infinite for an ended session. */
export const findSessionAge = async (db: Database, sessionId: string): Promise<number> => {
  const row = await db
    .selectFrom('session')
    .select(sql<number>`extract(epoch from now() - started_at)::float8`.as('age'))
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row?.age ?? Number.POSITIVE_INFINITY;
};
