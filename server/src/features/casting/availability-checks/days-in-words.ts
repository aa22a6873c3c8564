export interface Days {
  readonly starts_on: string;
  readonly ends_on: string;
}

type Month = 'long' | 'short';

const inWords = (day: string, month: Month, withYear: boolean) =>
  new Date(day).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month,
    ...(withYear && { year: 'numeric' }),
  });

/** 'from 12 January 2027 to 20 March 2027', 'on 1 May 2027': for letters. */
export const daysInWords = ({ starts_on, ends_on }: Days) =>
  starts_on === ends_on
    ? `on ${inWords(starts_on, 'long', true)}`
    : `from ${inWords(starts_on, 'long', true)} to ${inWords(ends_on, 'long', true)}`;

/** 'from 12 Jan to 20 Mar 2027': for a line or two. */
export const daysInShort = ({ starts_on, ends_on }: Days) => {
  if (starts_on === ends_on) return `on ${inWords(starts_on, 'short', true)}`;
  const isOneYear = starts_on.slice(0, 4) === ends_on.slice(0, 4);
  return `from ${inWords(starts_on, 'short', !isOneYear)} to ${inWords(ends_on, 'short', true)}`;
};
