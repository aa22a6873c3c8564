import { formatDayMonth } from '@callboard/contract/short-dates';
import { formatDate, formatTime } from '../../../../shared/lib/format/dates.ts';
import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';

const msInDay = 86_400_000;

const yearOf = (day: string): string => day.slice(0, 4);

/** 10:42 am today, Yesterday, 13 Nov, and with the year before this one. */
export function rowTime(moment: string, yesterday: string, now: Date = new Date()): string {
  const day = dayInIndia(moment);
  const today = dayInIndia(now);
  if (day === today) return formatTime(moment);
  if (day === dayInIndia(now.getTime() - msInDay)) return yesterday;
  const date = formatDate(moment);
  return yearOf(day) === yearOf(today) ? formatDayMonth(day) : date;
}
