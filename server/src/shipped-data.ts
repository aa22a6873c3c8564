import { syncTemplates } from './features/messaging/notifications/index.ts';
import { mergeShippedSuggestions } from './features/people/list-suggestions/index.ts';
import { syncContentPages } from './features/site/content/index.ts';
import { syncReferenceData } from './features/site/reference/index.ts';
import { notificationKinds } from './features.ts';
import type { Database } from './platform/db/database.ts';

/** What every database holds from the start: reference lists, pages of text and the words of notifications. */
export async function syncShippedData(db: Database): Promise<void> {
  await syncReferenceData(db);
  await mergeShippedSuggestions(db);
  await syncContentPages(db);
  await syncTemplates(db, notificationKinds);
}
