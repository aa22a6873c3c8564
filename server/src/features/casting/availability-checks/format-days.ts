import { formatDay, formatDayMonth } from '@callboard/contract/short-dates';

export interface Days {
  readonly starts_on: string;
  readonly ends_on: string;
}

const formatLongDay = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

/** 'from 12 January 2027 to 20 March 2027', 'on 1 May 2027': for emails. */
export const formatLongDays = ({ starts_on, ends_on }: Days) =>
  starts_on === ends_on
    ? `on ${formatLongDay(starts_on)}`
    : `from ${formatLongDay(starts_on)} to ${formatLongDay(ends_on)}`;

/** 'from 12 Jan to 20 Mar 2027': for notifications. */
export const formatShortDays = ({ starts_on, ends_on }: Days) => {
  if (starts_on === ends_on) return `on ${formatDay(starts_on)}`;
  const isOneYear = starts_on.slice(0, 4) === ends_on.slice(0, 4);
  return `from ${(isOneYear ? formatDayMonth : formatDay)(starts_on)} to ${formatDay(ends_on)}`;
};
