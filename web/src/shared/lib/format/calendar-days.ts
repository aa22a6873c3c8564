/** ISO dates without a time, such as 2027-01-12. They are the same day in every time zone. */
const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });

const dayMonth = inUtc({ day: '2-digit', month: 'short' });
const month = inUtc({ month: 'short' });
const monthYear = inUtc({ month: 'short', year: 'numeric' });

/** 24 Nov */
export const formatDayMonth = (day: string): string => dayMonth.format(new Date(day));

/** 16 to 29 Nov; 16 Dec to 03 Jan; 24 Nov when it is one day. */
export function formatDays(from: string, to: string): string {
  if (from === to) return formatDayMonth(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${from.slice(8)} to ${formatDayMonth(to)}`;
  return `${formatDayMonth(from)} to ${formatDayMonth(to)}`;
}

/** Jan to Mar 2027; Nov 2026 to Mar 2027; Mar 2027 when it is one month. */
export function formatMonths(from: string, to: string): string {
  const [start, end] = [new Date(from), new Date(to)];
  if (monthYear.format(start) === monthYear.format(end)) return monthYear.format(end);
  const isOneYear = start.getUTCFullYear() === end.getUTCFullYear();
  return `${(isOneYear ? month : monthYear).format(start)} to ${monthYear.format(end)}`;
}
