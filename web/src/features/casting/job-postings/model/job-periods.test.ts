import { expect, it } from 'vitest';
import { periodsOf } from './job-periods.ts';

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 8, 1 + index)).toISOString().slice(0, 10),
    views: 2,
    applications: 1,
  }));

it('shows days while there are few', () => {
  const { periods, isWeekly } = periodsOf(days(45));
  expect(isWeekly).toBe(false);
  expect(periods).toHaveLength(45);
});

it('sums weeks up to the last day once there are many, and loses none', () => {
  const { periods, isWeekly } = periodsOf(days(50));
  expect(isWeekly).toBe(true);
  expect(periods.map(({ views }) => views)).toEqual([2, 14, 14, 14, 14, 14, 14, 14]);
  expect(periods.reduce((sum, { applications }) => sum + applications, 0)).toBe(50);
  expect(periods.at(-1)?.from).toBe('2026-10-14');
});
