import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, inOrder, monthOf, weekday, weeksOf } from './days.ts';

const months = fc
  .tuple(fc.integer({ min: 2000, max: 2090 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);

describe('calendar days', () => {
  it('counts across months and leap years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
  });

  it('begins the week on Monday', () => {
    expect(weekday('2026-11-16')).toBe(0);
    expect(weekday('2026-11-15')).toBe(6);
  });

  it('has every day of a month once, in order, on its weekday', () => {
    fc.assert(
      fc.property(months, (month) => {
        const weeks = weeksOf(month);
        const days = weeks.flat().filter((day) => day !== null);
        expect(new Set(days).size).toBe(days.length);
        expect([...days].sort()).toEqual(days);
        expect(days.every((day) => monthOf(day) === month)).toBe(true);
        expect(monthOf(addDays(days.at(-1) ?? '', 1))).toBe(addMonths(month, 1));
        for (const week of weeks) {
          week.forEach((day, at) => {
            if (day !== null) expect(weekday(day)).toBe(at);
          });
        }
      }),
    );
  });

  it('puts two days in order', () => {
    expect(inOrder('2026-11-20', '2026-11-18')).toEqual(['2026-11-18', '2026-11-20']);
  });
});
