/** Call times are Indian times, wherever the reader is. */
const defaultTimeZone = 'Asia/Kolkata';

type Moment = Date | string | number;

const dayMonthYear = new Intl.DateTimeFormat('en-GB', {
  timeZone: defaultTimeZone,
  day: '2-digit',
  month: 'short',
  year: 'numeric',
});

const hourMinute = new Intl.DateTimeFormat('en-GB', {
  timeZone: defaultTimeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** 02 Nov 2026 */
export const formatDate = (moment: Moment): string => dayMonthYear.format(new Date(moment));

/** 09:05 */
export const formatTime = (moment: Moment): string => hourMinute.format(new Date(moment));

/** 02 Nov 2026, 09:05 */
export const formatDateTime = (moment: Moment): string => `${formatDate(moment)}, ${formatTime(moment)}`;

const dayMonth = new Intl.DateTimeFormat('en-GB', {
  timeZone: defaultTimeZone,
  day: '2-digit',
  month: 'short',
});

/** 02 Nov, 09:05: where the year stands above. */
export const formatDayTime = (moment: Moment): string =>
  `${dayMonth.format(new Date(moment))}, ${formatTime(moment)}`;

/** The time of day for today, the date for any other day. */
export const formatRecent = (moment: Moment, now: Moment = Date.now()): string =>
  formatDate(moment) === formatDate(now) ? formatTime(moment) : formatDate(moment);
