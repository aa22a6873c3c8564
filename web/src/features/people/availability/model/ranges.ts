import type { markUnavailable, UnavailableDates } from '@callboard/contract/people/availability';
import { formatDay, formatDayMonth } from '@callboard/contract/short-dates';
import type { z } from 'zod';
import { weekdayOf } from '../../../../shared/lib/format/days-in-india.ts';
import { inOrder } from './days.ts';

/** The form values: the request body, with an empty text for a missing value. */
export type RangeValues = Required<z.input<typeof markUnavailable.body>>;

export type MarkedRange = z.output<typeof markUnavailable.body>;

export const newRange = (one: string, other: string = one): RangeValues => {
  const [start_date, end_date] = inOrder(one, other);
  return { start_date, end_date, reason: '', repeat_weekly_until: '' };
};

export const rangeOf = ({ start_date, end_date, reason }: UnavailableDates): RangeValues => ({
  start_date,
  end_date,
  reason: reason ?? '',
  repeat_weekly_until: '',
});

const withWeekday = (day: string, text: string) => `${weekdayOf(day).slice(0, 3)} ${text}`;

/** Wed 2 Dec 2026; Wed 2 – Sat 5 Dec 2026; Wed 30 Dec 2026 – Fri 1 Jan 2027. */
export function formatRange(from: string, to: string): string {
  const end = withWeekday(to, formatDay(to));
  if (from === to) return end;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const format = from.slice(0, 4) === to.slice(0, 4) ? formatDayMonth : formatDay;
  return `${withWeekday(from, isOneMonth ? String(Number(from.slice(8))) : format(from))} – ${end}`;
}
