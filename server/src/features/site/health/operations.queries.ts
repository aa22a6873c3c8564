import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

/** False on a read replica. */
export const isWritable = async (db: Database): Promise<boolean> => {
  const { rows } = await sql<{ readOnly: string }>`
    select current_setting('transaction_read_only') as "readOnly"`.execute(db);
  return rows[0]?.readOnly === 'off';
};
