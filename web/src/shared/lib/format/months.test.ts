import { describe, expect, it } from 'vitest';
import { dayInIndia } from './days-in-india.ts';
import { formatMonth, formatMonthName, monthInIndia } from './months.ts';

describe('months and days of the Indian calendar', () => {
  it('begin while it is still the evening before in London', () => {
    expect(dayInIndia('2026-10-31T18:29:59Z')).toBe('2026-10-31');
    expect(dayInIndia('2026-10-31T18:30:00Z')).toBe('2026-11-01');
    expect(monthInIndia('2026-12-31T18:30:00Z')).toBe('2027-01');
  });

  it('are written by name, from the month or a day of it', () => {
    expect(formatMonth('2026-11')).toBe('November 2026');
    expect(formatMonth('2026-07-01')).toBe('July 2026');
    expect(formatMonthName('2026-07-01')).toBe('July');
  });
});
