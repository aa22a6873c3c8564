import { shortMonth } from '@callboard/contract/short-dates';

const monthYear = (day: string): string => `${shortMonth(day)} ${day.slice(0, 4)}`;

/** Jan to Mar 2027; Nov 2026 to Mar 2027; Mar 2027 when it is one month. */
export function formatMonths(from: string, to: string): string {
  if (monthYear(from) === monthYear(to)) return monthYear(to);
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `${isOneYear ? shortMonth(from) : monthYear(from)} to ${monthYear(to)}`;
}
