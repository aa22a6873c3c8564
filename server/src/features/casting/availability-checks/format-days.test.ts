import { expect, test } from 'vitest';
import { formatLongDays, formatShortDays } from './format-days.ts';

test.each([
  ['2027-01-12', '2027-03-20', 'from 12 Jan to 20 Mar 2027', 'from 12 January 2027 to 20 March 2027'],
  ['2026-12-28', '2027-01-02', 'from 28 Dec 2026 to 2 Jan 2027', 'from 28 December 2026 to 2 January 2027'],
  ['2027-05-01', '2027-05-01', 'on 1 May 2027', 'on 1 May 2027'],
])('%s to %s', (starts_on, ends_on, short, long) => {
  expect([formatShortDays({ starts_on, ends_on }), formatLongDays({ starts_on, ends_on })]).toEqual([
    short,
    long,
  ]);
});
