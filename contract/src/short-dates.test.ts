import { describe, expect, it } from 'vitest';
import { formatDay, formatDayMonth, formatDays, formatDaysOfYear } from './short-dates.ts';

describe('short dates', () => {
  it('writes day, month and year, without a zero before the day', () => {
    expect(formatDay('2026-11-16')).toBe('16 Nov 2026');
    expect(formatDay('2026-11-02')).toBe('2 Nov 2026');
    expect(formatDayMonth('2026-09-30')).toBe('30 Sep');
  });

  it.each([
    ['2027-01-12', '2027-01-20', '12–20 Jan', '12–20 Jan 2027'],
    ['2026-11-28', '2026-12-03', '28 Nov – 3 Dec', '28 Nov – 3 Dec 2026'],
    ['2026-12-28', '2027-01-03', '28 Dec 2026 – 3 Jan 2027', '28 Dec 2026 – 3 Jan 2027'],
    ['2026-12-01', '2026-12-01', '1 Dec', '1 Dec 2026'],
  ])('writes %s to %s as %s', (from, to, short, withYear) => {
    expect(formatDays(from, to)).toBe(short);
    expect(formatDaysOfYear(from, to)).toBe(withYear);
  });
});
