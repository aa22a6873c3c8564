import type { Database } from '../../../platform/db/database.ts';
import { upsertShippedPages } from './content.queries.ts';
import { shippedPages } from './shipped-pages.ts';

/** Updates the content pages to the shipped ones. Pages edited here (edited_at) stay. */
export const syncContentPages = (db: Database) =>
  upsertShippedPages(
    db,
    shippedPages.map(({ changedOn, ...page }, position) => ({
      ...page,
      position,
      updated_at: `${changedOn}T00:00:00+05:30`,
    })),
  );
