import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { sharedTable } from '../../../platform/db/shared-table.ts';
import type { DayRange } from './calendar-days.ts';
import type { MarkedDays } from './mark-days.policy.ts';

const marked = (db: Database, accountId: number) =>
  db
    .selectFrom('unavailable_dates')
    .select([
      'id',
      sql<string>`lower(days)`.as('start'),
      sql<string>`upper(days) - 1`.as('end'),
      'reason',
      'series_id as series',
      'is_booking as booking',
    ])
    .where('account_id', '=', accountId)
    .orderBy('days');

/** Every range with a day between the two; without an end, from the first day on. */
export const listBetween = (db: Database, accountId: number, from: string, to: string | null) =>
  marked(db, accountId).where(sql<boolean>`days && daterange(${from}::date, ${to}::date, '[]')`).execute();

export const findOwn = (db: Database, accountId: number, id: number) =>
  marked(db, accountId).where('id', '=', id).executeTakeFirst();

export const listSeries = (db: Database, accountId: number, series: string) =>
  marked(db, accountId).where('series_id', '=', series).execute();

export const remove = async (trx: Database, accountId: number, ids: readonly number[]) => {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('unavailable_dates')
    .where('account_id', '=', accountId)
    .where('is_booking', '=', false)
    .where('id', 'in', [...ids])
    .execute();
};

/** Existing rows keep their id; new ones get the next. */
export const write = async (trx: Database, accountId: number, rows: readonly MarkedDays[]) => {
  if (rows.length === 0) return;
  await sql`
    insert into unavailable_dates (id, account_id, days, reason, series_id) overriding system value
    select coalesce(item.id, nextval(pg_get_serial_sequence('unavailable_dates', 'id'))::integer),
      ${accountId}, daterange(item.start, item.end, '[]'), item.reason, item.series
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as item (id integer, start date, "end" date, reason text, series uuid)`.execute(trx);
};

/** Unavailable ranges of these people and whether each is a booking. Reasons stay private. */
export const unavailableOn = (db: Database, accountIds: readonly number[], { start, end }: DayRange) =>
  db
    .selectFrom('unavailable_dates')
    .select([
      'account_id',
      sql<string>`lower(days)`.as('start_date'),
      sql<string>`upper(days) - 1`.as('end_date'),
      'is_booking',
    ])
    .where(sql<boolean>`account_id = any(${[...accountIds]}::int[])`)
    .where(sql<boolean>`days && daterange(${start}::date, ${end}::date, '[]')`)
    .orderBy('account_id')
    .orderBy('days')
    .execute();

/** For joins in other statements. */
export const unavailableDates = sharedTable('unavailable_dates', ['account_id', 'days', 'is_booking']);
