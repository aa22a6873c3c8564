import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { sharedTable } from '../../../platform/db/shared-table.ts';
import type { DayRange } from './calendar-days.ts';

/** When these people cannot work within a range, and whether a booking is why. Reasons stay theirs. */
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

/** For statements that ask about days along with something else. */
export const unavailableDates = sharedTable('unavailable_dates', ['account_id', 'days', 'is_booking']);
