import { inIndia } from '@callboard/contract/people/ages';
import { formatDay, formatDayMonth } from '@callboard/contract/short-dates';
import { dayInIndia, weekdayOf } from './days-in-india.ts';
import { chosenTimeFormat } from './time-format.ts';

type Moment = Date | string | number;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** 2 Nov 2026 */
export const formatDate = (moment: Moment): string => formatDay(dayInIndia(moment));

/** Saturday 14 Nov 2026 */
export const formatLongDate = (moment: Moment): string =>
  `${weekdayOf(dayInIndia(moment))} ${formatDate(moment)}`;

/** 0 to 23, by the clock in India. */
export const hourInIndia = (moment: Moment): number => inIndia(new Date(moment)).getUTCHours();

/** 6:45 pm, or 18:45 on devices that prefer it. Components that show it call useTimeFormat. */
export function formatTime(moment: Moment): string {
  const hour = hourInIndia(moment);
  const minutes = twoDigits(inIndia(new Date(moment)).getUTCMinutes());
  if (chosenTimeFormat() === '24-hour') return `${twoDigits(hour)}:${minutes}`;
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/** 2 Nov 2026, 6:45 pm */
export const formatDateTime = (moment: Moment): string => `${formatDate(moment)}, ${formatTime(moment)}`;

/** 2 Nov, 6:45 pm: where the year is clear. */
export const formatDayTime = (moment: Moment): string =>
  `${formatDayMonth(dayInIndia(moment))}, ${formatTime(moment)}`;

/** The time of day for today, the date for any other day. */
export const formatRecent = (moment: Moment, now: Moment = Date.now()): string =>
  formatDate(moment) === formatDate(now) ? formatTime(moment) : formatDate(moment);
