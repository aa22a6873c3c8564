import type { Database } from '../../../platform/db/database.ts';
import { upsertReferenceRows } from './reference.queries.ts';
import { referenceRows } from './reference-rows.ts';

/** Updates the reference tables to the shipped lists. */
export async function syncReferenceData(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const [table, rows] of Object.entries(referenceRows)) await upsertReferenceRows(trx, table, rows);
  });
}
