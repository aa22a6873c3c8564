import { formatDayMonth } from '@callboard/contract/short-dates';
import { formatTime } from '../../../shared/lib/format/dates.ts';
import { dayInIndia, weekdayOf } from '../../../shared/lib/format/days-in-india.ts';

/** Sat 14 Nov */
export const shortDate = (moment: string | number): string => {
  const day = dayInIndia(moment);
  return `${weekdayOf(day).slice(0, 3)} ${formatDayMonth(day)}`;
};

/** Sat 14 Nov, 10:51 am */
export const shortDateTime = (moment: string | number): string =>
  `${shortDate(moment)}, ${formatTime(moment)}`;
