import type { Database } from '../../../platform/db/database.ts';

/** Open and paused jobs whose deadline has passed. */
export const listDue = async (db: Database, now: Date): Promise<number[]> => {
  const rows = await db
    .selectFrom('job')
    .select('id')
    .where('status', 'in', ['open', 'paused'])
    .where('closes_at', '<=', now)
    .orderBy('closes_at')
    .execute();
  return rows.map(({ id }) => id);
};
