/** Days without a time, as the wire writes them: 2027-01-12. They are the same day everywhere. */
const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });

const dayMonth = inUtc({ day: '2-digit', month: 'short' });
const month = inUtc({ month: 'short' });
const monthYear = inUtc({ month: 'short', year: 'numeric' });

/** 24 Nov */
export const formatDayMonth = (day: string): string => dayMonth.format(new Date(day));

/** Jan to Mar 2027; Nov 2026 to Mar 2027; Mar 2027 when it is one month. */
export function formatMonths(from: string, to: string): string {
  const [start, end] = [new Date(from), new Date(to)];
  if (monthYear.format(start) === monthYear.format(end)) return monthYear.format(end);
  const isOneYear = start.getUTCFullYear() === end.getUTCFullYear();
  return `${(isOneYear ? month : monthYear).format(start)} to ${monthYear.format(end)}`;
}
