import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMonths } from './calendar-days.ts';
import { formatCount } from './count.ts';

describe('months of dates', () => {
  it.each([
    ['2027-01-12', '2027-03-20', 'Jan to Mar 2027'],
    ['2026-11-30', '2027-03-01', 'Nov 2026 to Mar 2027'],
    ['2027-03-01', '2027-03-31', 'Mar 2027'],
    ['2026-03-01', '2027-03-31', 'Mar 2026 to Mar 2027'],
  ])('writes %s to %s as %s', (from, to, text) => {
    expect(formatMonths(from, to)).toBe(text);
  });
});

describe('counts', () => {
  it.each([
    [0, '0'],
    [312, '312'],
    [48_210, '48,210'],
    [1_204_000, '12,04,000'],
  ])('writes %d as %s', (count, text) => {
    expect(formatCount(count)).toBe(text);
  });

  it('groups every number as the browser does for India', () => {
    const browser = new Intl.NumberFormat('en-IN');
    fc.assert(
      fc.property(fc.maxSafeInteger(), (count) => {
        expect(formatCount(count)).toBe(browser.format(count));
      }),
    );
  });
});
