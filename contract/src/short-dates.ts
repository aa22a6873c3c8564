/** Days are ISO dates without a time, such as 2027-01-12: the same day in every time zone. */

// Browsers and servers differ in their short names: some write Sept.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const dayOf = (day: string): number => Number(day.slice(8, 10));
const yearOf = (day: string): string => day.slice(0, 4);
export const shortMonth = (day: string): string => months[Number(day.slice(5, 7)) - 1] ?? '';

/** 2 Nov */
export const formatDayMonth = (day: string): string => `${dayOf(day)} ${shortMonth(day)}`;

/** 2 Nov 2026 */
export const formatDay = (day: string): string => `${formatDayMonth(day)} ${yearOf(day)}`;

/** 12–20 Jan; 28 Nov – 3 Dec; 28 Dec 2026 – 3 Jan 2027; 12 Jan when it is one day. */
export function formatDays(from: string, to: string = from): string {
  if (from === to) return formatDayMonth(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${dayOf(from)}–${formatDayMonth(to)}`;
  const format = yearOf(from) === yearOf(to) ? formatDayMonth : formatDay;
  return `${format(from)} – ${format(to)}`;
}

/** The same with the year: 12–20 Jan 2027. */
export const formatDaysOfYear = (from: string, to: string = from): string => {
  const days = formatDays(from, to);
  return yearOf(from) === yearOf(to) ? `${days} ${yearOf(to)}` : days;
};
