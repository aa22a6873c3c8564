import type { UnavailableDates } from '@callboard/contract/people/availability';
import type { listBetween } from './availability.queries.ts';

type Row = Awaited<ReturnType<typeof listBetween>>[number];

export const toUnavailableDates = (row: Row): UnavailableDates => ({
  id: row.id,
  start_date: row.start,
  end_date: row.end,
  reason: row.reason,
  series_id: row.series,
  is_booking: row.booking,
});
