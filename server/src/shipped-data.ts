import { syncContentPages } from './features/content/index.ts';
import { syncReferenceData } from './features/reference/index.ts';
import type { Database } from './platform/db/database.ts';

/** What every database holds from the start: reference lists and pages of text. */
export async function syncShippedData(db: Database): Promise<void> {
  await syncReferenceData(db);
  await syncContentPages(db);
}
