import type { WireFilters } from '@callboard/contract/search/talent-filters';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';

export interface LinkedSearch {
  readonly filters: z.output<typeof WireFilters>;
  readonly sort: string;
  /** Null for guests. */
  readonly createdBy: number | null;
}

export const findSameLink = async (db: Database, { filters, sort, createdBy }: LinkedSearch) => {
  const row = await db
    .selectFrom('search_link')
    .select('id')
    .where('created_by', createdBy === null ? 'is' : '=', createdBy)
    .where('sort', '=', sort)
    .where(sql`md5(filters::text)`, '=', sql`md5(${JSON.stringify(filters)}::jsonb::text)`)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
};

/** False when a concurrent request created the same link. */
export const insertLink = async (db: Database, id: string, { filters, sort, createdBy }: LinkedSearch) => {
  const row = await db
    .insertInto('search_link')
    .values({ id, filters: JSON.stringify(filters), sort, created_by: createdBy })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

export const findLink = (db: Database, id: string) =>
  db
    .selectFrom('search_link')
    .select([sql<LinkedSearch['filters']>`filters`.as('filters'), 'sort'])
    .where('id', '=', id)
    .executeTakeFirst();
