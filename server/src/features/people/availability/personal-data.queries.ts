import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';

export const listUnavailableDates = (db: Database, { id }: { readonly id: number }) =>
  db
    .selectFrom('unavailable_dates')
    .select([
      sql<string>`lower(days)`.as('first_day'),
      sql<string>`upper(days) - 1`.as('last_day'),
      'reason',
      'is_booking',
      sql<boolean>`series_id is not null`.as('repeats_weekly'),
    ])
    .where('account_id', '=', id)
    .orderBy(sql`lower(days)`)
    .execute();
