import { todayInIndia } from '@callboard/contract/people/ages';

/** The ISO date in India at a given time: 2026-11-14 */
export const dayInIndia = (moment: Date | string | number): string => todayInIndia(new Date(moment));

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Saturday, for an ISO date. */
export const weekdayOf = (day: string): string => weekdays[new Date(day).getUTCDay()] ?? '';

/** The last day before a deadline in India: one at midnight ends the day before. */
export const lastDayBefore = (at: Date | string): string => dayInIndia(new Date(at).getTime() - 1);
