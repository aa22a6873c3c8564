import { describe, expect, it } from 'vitest';
import { formatDayMonth, formatDays, formatMonths } from './calendar-days.ts';
import { formatCount } from './count.ts';

describe('days without a time', () => {
  it('writes day and month', () => {
    expect(formatDayMonth('2026-11-24')).toBe('24 Nov');
    expect(formatDayMonth('2026-12-02')).toBe('02 Dec');
  });

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
});

describe('formatDays', () => {
  it.each([
    ['2026-11-16', '2026-11-29', '16 to 29 Nov'],
    ['2026-12-16', '2027-01-03', '16 Dec to 03 Jan'],
    ['2026-11-24', '2026-11-24', '24 Nov'],
  ])('%s to %s', (from, to, words) => {
    expect(formatDays(from, to)).toBe(words);
  });
});
