import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Every node hears of it once the transaction holds; a fact is at most 8,000 letters long. */
export const tellLive = async (trx: Database, kind: string, fact: object): Promise<void> => {
  await sql`select tell_live(${kind}, ${JSON.stringify(fact)}::jsonb)`.execute(trx);
};
