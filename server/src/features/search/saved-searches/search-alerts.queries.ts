import type { WireFilters } from '@callboard/contract/search/talent-filters';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { isInGoodStanding, people } from '../../people/person-summaries/index.ts';

const filters = sql<z.output<typeof WireFilters>>`filters`.as('filters');

/** A day has an hour less, so that a late run does not skip the next one. */
const due = sql<boolean>`alerted_at <= now() - case alert
  when 'daily' then interval '23 hours' else interval '7 days' - interval '1 hour' end`;

/** Searches whose owner is to hear of new matches now. */
export const listDueSearches = (db: Database) =>
  db
    .selectFrom('saved_search')
    .innerJoin(people('owner'), 'owner.id', 'saved_search.recruiter_id')
    .select(['saved_search.id', 'recruiter_id', 'name', 'alert', 'alerted_at', filters])
    .where('alert', '<>', 'none')
    .where(isInGoodStanding('owner'))
    .where(due)
    .orderBy('saved_search.id')
    .execute();
export type DueSearch = Awaited<ReturnType<typeof listDueSearches>>[number];

export const markAlerted = (trx: Database, id: number) =>
  trx.updateTable('saved_search').set({ alerted_at: sql<Date>`now()` }).where('id', '=', id).execute();

/** Undefined once it is deleted or its alert is off. */
export const findAlert = (db: Database, id: number) =>
  db
    .selectFrom('saved_search')
    .select(['name'])
    .where('id', '=', id)
    .where('alert', '<>', 'none')
    .executeTakeFirst();
