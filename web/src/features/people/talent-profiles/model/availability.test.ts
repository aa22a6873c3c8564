import { describe, expect, it } from 'vitest';
import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';
import { isAvailableOn, nextDays } from './availability.ts';

describe('nextDays', () => {
  const strip = nextDays('2026-11-16', [
    { start_date: '2026-11-01', end_date: '2026-11-16' },
    { start_date: '2026-12-02', end_date: '2026-12-05' },
  ]);

  it('shows four weeks from today on', () => {
    expect(strip).toHaveLength(28);
    expect(strip.at(0)).toMatchObject({ day: '2026-11-16', number: 16, letter: 'M', weekday: 'Monday' });
    expect(strip.at(-1)).toMatchObject({ day: '2026-12-13', number: 13, letter: 'S', weekday: 'Sunday' });
  });

  it('counts both ends of a marked range', () => {
    expect(strip.filter(({ isAvailable }) => !isAvailable).map(({ day }) => day)).toEqual([
      '2026-11-16',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ]);
  });

  it('names the month where it begins, and marks the Mondays', () => {
    expect(strip.flatMap(({ day, month }) => (month ? [`${day} ${month}`] : []))).toEqual([
      '2026-11-16 Nov',
      '2026-12-01 Dec',
    ]);
    expect(strip.filter(({ isMonday }) => isMonday)).toHaveLength(4);
  });

  it('works across years and leap days', () => {
    expect(nextDays('2027-12-20', []).at(-1)?.day).toBe('2028-01-16');
    expect(nextDays('2028-02-10', []).map(({ day }) => day)).toContain('2028-02-29');
  });
});

describe('today', () => {
  it('is the day in India', () => {
    expect(dayInIndia(new Date('2026-11-15T19:00:00Z'))).toBe('2026-11-16');
  });

  it('is available when nothing covers it', () => {
    expect(isAvailableOn('2026-11-16', [])).toBe(true);
  });
});
