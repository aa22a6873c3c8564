import type { Database } from '../../../platform/db/database.ts';
import * as queries from './questions.queries.ts';

/** In the caller's transaction: the question about these days, and whether it is asked only now. */
export async function checkAvailability(trx: Database, days: queries.AskedDays) {
  await queries.lockPair(trx, days);
  const known = await queries.findSameDays(trx, days);
  if (known) return { id: known.id, isNew: false };
  return { id: await queries.insertQuestion(trx, days), isNew: true };
}
