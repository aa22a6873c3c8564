export interface Days {
  readonly starts_on: string;
  readonly ends_on: string;
}

type Month = 'long' | 'short';

const formatDay = (day: string, month: Month, withYear: boolean) =>
  new Date(day).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month,
    ...(withYear && { year: 'numeric' }),
  });

/** 'from 12 January 2027 to 20 March 2027', 'on 1 May 2027': for emails. */
export const formatLongDays = ({ starts_on, ends_on }: Days) =>
  starts_on === ends_on
    ? `on ${formatDay(starts_on, 'long', true)}`
    : `from ${formatDay(starts_on, 'long', true)} to ${formatDay(ends_on, 'long', true)}`;

/** 'from 12 Jan to 20 Mar 2027': for notifications. */
export const formatShortDays = ({ starts_on, ends_on }: Days) => {
  if (starts_on === ends_on) return `on ${formatDay(starts_on, 'short', true)}`;
  const isOneYear = starts_on.slice(0, 4) === ends_on.slice(0, 4);
  return `from ${formatDay(starts_on, 'short', !isOneYear)} to ${formatDay(ends_on, 'short', true)}`;
};
