import { dayInIndia } from './days-in-india.ts';

const nameOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
const name = nameOf({ month: 'long' });
const nameAndYear = nameOf({ month: 'long', year: 'numeric' });

const firstDay = (month: string) => new Date(`${month.slice(0, 7)}-01T00:00:00Z`);

/** The month of the Indian calendar that a moment is in: 2026-11 */
export const monthInIndia = (moment: Date | string | number): string => dayInIndia(moment).slice(0, 7);

/** 2026-11, or any day of it, as November */
export const formatMonthName = (month: string): string => name.format(firstDay(month));

/** 2026-11, or any day of it, as November 2026 */
export const formatMonth = (month: string): string => nameAndYear.format(firstDay(month));
