import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

export const ping = async (db: Database) => {
  await sql`select 1`.execute(db);
};
