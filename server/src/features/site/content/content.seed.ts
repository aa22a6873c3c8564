import type { Database } from '../../../platform/db/database.ts';
import { upsertShippedPages } from './content.queries.ts';
import { shippedPages } from './shipped-pages.ts';

/**
 * Brings the pages of text in line with the ones this version ships. A page that was edited here
 * (edited_at) stays as it was edited.
 */
export const syncContentPages = (db: Database) =>
  upsertShippedPages(
    db,
    shippedPages.map(({ changedOn, ...page }, position) => ({
      ...page,
      position,
      updated_at: `${changedOn}T00:00:00+05:30`,
    })),
  );
