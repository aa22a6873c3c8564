import type { Database } from '../../../platform/db/database.ts';

interface Person {
  readonly id: number;
}

export const listSavedSearches = (db: Database, { id }: Person) =>
  db
    .selectFrom('saved_search')
    .select(['name', 'filters', 'sort', 'alert', 'created_at', 'last_opened_at'])
    .where('recruiter_id', '=', id)
    .orderBy('created_at')
    .execute();

export const listSearchLinks = (db: Database, { id }: Person) =>
  db
    .selectFrom('search_link')
    .select(['id as link', 'filters', 'sort', 'created_at'])
    .where('created_by', '=', id)
    .orderBy('created_at')
    .execute();

/** The link keeps working without its creator. */
export const anonymiseSearchLinks = (trx: Database, { id }: Person) =>
  trx.updateTable('search_link').set({ created_by: null }).where('created_by', '=', id).execute();
