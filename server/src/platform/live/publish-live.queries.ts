import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Reaches every node once the transaction commits. A fact holds at most 8,000 characters. */
export const publishLive = async (trx: Database, kind: string, fact: object): Promise<void> => {
  await sql`select tell_live(${kind}, ${JSON.stringify(fact)}::jsonb)`.execute(trx);
};
