import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

export const tellTyping = async (
  db: Database,
  facts: { readonly conversation: number; readonly writer: number; readonly reader: number },
): Promise<void> => {
  await sql`select tell_live('typing', ${JSON.stringify(facts)}::jsonb)`.execute(db);
};
