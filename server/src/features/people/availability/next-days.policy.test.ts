import { expect, test } from 'vitest';
import { lastOfDays, nextDays } from './next-days.policy.ts';

const days = (start_date: string, end_date: string, is_booking = false) => ({
  start_date,
  end_date,
  is_booking,
});
const statesOf = (busy: ReturnType<typeof days>[]) => nextDays('2026-12-25', busy, 14);

test('fourteen days from today, across the end of a year', () => {
  const shown = statesOf([]);
  expect(shown.map(({ date }) => date)).toHaveLength(14);
  expect([shown[0], shown[13]]).toEqual([
    { date: '2026-12-25', state: 'free' },
    { date: '2027-01-07', state: 'free' },
  ]);
  expect(lastOfDays('2026-12-25', 14)).toBe('2027-01-07');
});

test('ranges are inclusive, and a booking wins over days off', () => {
  const shown = statesOf([days('2026-12-20', '2026-12-27'), days('2026-12-27', '2026-12-28', true)]);
  expect(shown.slice(0, 5).map(({ state }) => state)).toEqual([
    'unavailable',
    'unavailable',
    'booked',
    'booked',
    'free',
  ]);
});
