/** Days as the API writes them (2026-11-15), counted in UTC so they are the same everywhere. */

const dayMs = 86_400_000;
const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string => toDay(Date.parse(day) + count * dayMs);

/** 2026-11 */
export const monthOf = (day: string): string => day.slice(0, 7);

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(toDay(Date.UTC(year, number - 1 + count, 1)));
}

/** Monday is 0. */
export const weekday = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** The weeks of a month from Monday to Sunday; null for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const end = `${addMonths(month, 1)}-01`;
  const cells: (string | null)[] = Array.from({ length: weekday(first) }, () => null);
  for (let day = first; day < end; day = addDays(day, 1)) cells.push(day);
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Two days in either order. */
export const inOrder = (one: string, other: string): [from: string, to: string] =>
  one <= other ? [one, other] : [other, one];
