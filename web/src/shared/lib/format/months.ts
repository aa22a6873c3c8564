import { dayInIndia } from './days-in-india.ts';

const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The month of the Indian calendar that a moment is in: 2026-11 */
export const monthInIndia = (moment: Date | string | number): string => dayInIndia(moment).slice(0, 7);

/** 2026-11, or any day of it, as November */
export const formatMonthName = (month: string): string => names[Number(month.slice(5, 7)) - 1] ?? '';

/** 2026-11, or any day of it, as November 2026 */
export const formatMonth = (month: string): string => `${formatMonthName(month)} ${month.slice(0, 4)}`;
