import type { SearchAlert } from '@callboard/contract/search/saved-searches';
import type { WireFilters } from '@callboard/contract/search/talent-filters';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';

type Filters = z.output<typeof WireFilters>;

const columns = ['id', 'name', 'sort', 'alert', 'created_at', 'last_opened_at'] as const;
const filters = sql<Filters>`filters`.as('filters');

const own = (db: Database, recruiterId: number) =>
  db
    .selectFrom('saved_search')
    .select([...columns, filters])
    .where('recruiter_id', '=', recruiterId);

export const listOwn = (db: Database, recruiterId: number) =>
  own(db, recruiterId).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();

export const listLastOpened = (db: Database, recruiterId: number, limit: number) =>
  own(db, recruiterId).orderBy('last_opened_at', 'desc').orderBy('id', 'desc').limit(limit).execute();

export const findOwn = (db: Database, recruiterId: number, id: number) =>
  own(db, recruiterId).where('id', '=', id).executeTakeFirst();

export type SavedSearchRow = NonNullable<Awaited<ReturnType<typeof findOwn>>>;

export const countOwn = async (db: Database, recruiterId: number) => {
  const { total } = await db
    .selectFrom('saved_search')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('recruiter_id', '=', recruiterId)
    .executeTakeFirstOrThrow();
  return total;
};

/** Ignores case. */
export const findIdByName = async (db: Database, recruiterId: number, name: string) => {
  const row = await db
    .selectFrom('saved_search')
    .select('id')
    .where('recruiter_id', '=', recruiterId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst();
  return row?.id;
};

interface NewSearch {
  readonly recruiterId: number;
  readonly name: string;
  readonly filters: Filters;
  readonly sort: string;
  readonly alert: SearchAlert;
}

export const insertSearch = (trx: Database, search: NewSearch) =>
  trx
    .insertInto('saved_search')
    .values({
      recruiter_id: search.recruiterId,
      name: search.name,
      filters: JSON.stringify(search.filters),
      sort: search.sort,
      alert: search.alert,
    })
    .returning([...columns, filters])
    .executeTakeFirstOrThrow();

export const renameSearch = (trx: Database, id: number, name: string) =>
  trx.updateTable('saved_search').set({ name }).where('id', '=', id).execute();

/** Counts what is new from now on. */
export const changeAlert = (trx: Database, id: number, alert: SearchAlert) =>
  trx.updateTable('saved_search').set({ alert, alerted_at: sql<Date>`now()` }).where('id', '=', id).execute();

export const markOpened = (trx: Database, id: number) =>
  trx.updateTable('saved_search').set({ last_opened_at: sql<Date>`now()` }).where('id', '=', id).execute();

/** False when there is none. */
export const deleteOwn = async (db: Database, recruiterId: number, id: number) => {
  const { numDeletedRows } = await db
    .deleteFrom('saved_search')
    .where('recruiter_id', '=', recruiterId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
