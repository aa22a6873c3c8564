import type { markUnavailable, UnavailableDates } from '@callboard/contract/people/availability';
import type { z } from 'zod';
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

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
const fullDate = inUtc({ weekday: 'short', day: '2-digit', month: 'short', year: 'numeric' });
const day = inUtc({ weekday: 'short', day: '2-digit' });
const dayMonth = inUtc({ weekday: 'short', day: '2-digit', month: 'short' });

const plain = (text: string) => text.replace(',', '');

/** Wed 02 Dec 2026; Wed 02 to Sat 05 Dec 2026; Wed 30 Dec 2026 to Fri 01 Jan 2027. */
export function formatRange(from: string, to: string): string {
  const [start, end] = [new Date(from), new Date(to)];
  if (from === to) return plain(fullDate.format(start));
  if (from.slice(0, 7) === to.slice(0, 7))
    return `${plain(day.format(start))} to ${plain(fullDate.format(end))}`;
  const first = from.slice(0, 4) === to.slice(0, 4) ? dayMonth : fullDate;
  return `${plain(first.format(start))} to ${plain(fullDate.format(end))}`;
}
