import { todayInIndia } from '@callboard/contract/people/ages';
import { maxAvailableDays } from '@callboard/contract/search/filter-rules';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
const dayOnly = format({ day: 'numeric' });
const dayMonth = format({ day: 'numeric', month: 'short' });
const full = format({ day: 'numeric', month: 'short', year: 'numeric' });

/** 1–12 Dec; 28 Nov – 3 Dec; 28 Dec 2026 – 3 Jan 2027; 1 Dec when it is one day. */
export function formatDays(from: string, to: string = from): string {
  const [first, last] = [new Date(from), new Date(to)];
  if (from === to) return dayMonth.format(first);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${dayOnly.format(first)}–${dayMonth.format(last)}`;
  const end = from.slice(0, 4) === to.slice(0, 4) ? dayMonth : full;
  return `${end.format(first)} – ${end.format(last)}`;
}

export type DatesError = 'fromFirst' | 'backwards' | 'tooLong' | 'over' | 'tooFar';

const dayMs = 86_400_000;
const maxDaysAhead = 366;

/** What is wrong with a date range; undefined when it is valid. The last date is optional. */
export function datesError(from: string, to: string, now: number = Date.now()): DatesError | undefined {
  if (!from) return to ? 'fromFirst' : undefined;
  const last = to || from;
  const days = (Date.parse(last) - Date.parse(from)) / dayMs;
  if (days < 0) return 'backwards';
  if (days >= maxAvailableDays) return 'tooLong';
  if (last < todayInIndia(new Date(now))) return 'over';
  return last > todayInIndia(new Date(now + maxDaysAhead * dayMs)) ? 'tooFar' : undefined;
}
