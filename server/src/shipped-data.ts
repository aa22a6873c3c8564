import { syncContentPages } from './features/content/index.ts';
import { syncTemplates } from './features/notifications/index.ts';
import { syncReferenceData } from './features/reference/index.ts';
import { notices } from './notices.ts';
import type { Database } from './platform/db/database.ts';

/** What every database holds from the start: reference lists, pages of text and the words of notices. */
export async function syncShippedData(db: Database): Promise<void> {
  await syncReferenceData(db);
  await syncContentPages(db);
  await syncTemplates(db, notices);
}
