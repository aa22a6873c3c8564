import { formatDay, formatDayMonth } from '@callboard/contract/short-dates';
import { dayInIndia } from './days-in-india.ts';
import { chosenTimeFormat, type TimeFormat } from './time-format.ts';

/** Times are shown in Indian time everywhere. */
const inIndia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', ...options });

type Moment = Date | string | number;

const weekday = inIndia({ weekday: 'long' });
const hour = inIndia({ hour: '2-digit', hourCycle: 'h23' });

const hourMinute: Record<TimeFormat, Intl.DateTimeFormat> = {
  '12-hour': inIndia({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }),
  '24-hour': inIndia({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
};

/** 2 Nov 2026 */
export const formatDate = (moment: Moment): string => formatDay(dayInIndia(moment));

/** Saturday 14 Nov 2026 */
export const formatLongDate = (moment: Moment): string =>
  `${weekday.format(new Date(moment))} ${formatDate(moment)}`;

/** 6:45 pm, or 18:45 on devices that prefer it. Components that show it call useTimeFormat. */
export const formatTime = (moment: Moment): string =>
  // Browsers differ in the space before am and pm and in their case.
  hourMinute[chosenTimeFormat()].format(new Date(moment)).replace(/\s/gu, ' ').toLowerCase();

/** 2 Nov 2026, 6:45 pm */
export const formatDateTime = (moment: Moment): string => `${formatDate(moment)}, ${formatTime(moment)}`;

/** 2 Nov, 6:45 pm: where the year is clear. */
export const formatDayTime = (moment: Moment): string =>
  `${formatDayMonth(dayInIndia(moment))}, ${formatTime(moment)}`;

/** The time of day for today, the date for any other day. */
export const formatRecent = (moment: Moment, now: Moment = Date.now()): string =>
  formatDate(moment) === formatDate(now) ? formatTime(moment) : formatDate(moment);

/** 0 to 23, by the clock in India. */
export const hourInIndia = (moment: Moment): number => Number(hour.format(new Date(moment)));
