import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayInIndia, financialYearOf, monthsLater } from './plan-months.ts';

test('short months end on their last day, longer ones keep the day', () => {
  expect([0, 1, 2, 3, 13].map((months) => monthsLater('2027-01-31', months))).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2028-02-29',
  ]);
  expect(monthsLater('2026-12-15', 1)).toBe('2027-01-15');
});

test('the next month begins 28 to 31 days later', () => {
  const days = fc.nat({ max: 20_000 }).map((n) => addDays('2020-01-01', n));
  fc.assert(
    fc.property(days, fc.nat({ max: 60 }), (day, months) => {
      const [from, to] = [monthsLater(day, months), monthsLater(day, months + 1)];
      const length = (Date.parse(to) - Date.parse(from)) / 86_400_000;
      expect(length).toBeGreaterThanOrEqual(28);
      expect(length).toBeLessThanOrEqual(31);
      expect(to.slice(8) <= day.slice(8)).toBe(true);
    }),
  );
});

test('the financial year begins in April, the day at midnight in India', () => {
  expect(['2026-03-31', '2026-04-01', '2027-01-15'].map(financialYearOf)).toEqual([2025, 2026, 2026]);
  expect(dayInIndia(new Date('2026-03-31T18:29:59Z'))).toBe('2026-03-31');
  expect(dayInIndia(new Date('2026-03-31T18:30:00Z'))).toBe('2026-04-01');
});
