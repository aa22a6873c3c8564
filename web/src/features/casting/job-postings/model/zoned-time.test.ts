import { describe, expect, it } from 'vitest';
import { momentOf, wallTime } from './zoned-time.ts';

describe('the moment of a deadline', () => {
  it.each([
    ['2026-11-24', '23:59', 'Asia/Kolkata', '2026-11-24T18:29:00.000Z'],
    ['2026-11-24', '23:59', 'Europe/London', '2026-11-24T23:59:00.000Z'],
    ['2026-07-24', '23:59', 'Europe/London', '2026-07-24T22:59:00.000Z'],
    ['2026-11-24', '00:00', 'America/New_York', '2026-11-24T05:00:00.000Z'],
    // Clocks go forward at 01:00: 01:30 is not shown, the moment is after the gap.
    ['2027-03-28', '01:30', 'Europe/London', '2027-03-28T01:30:00.000Z'],
    // Clocks go back at 02:00: 01:30 is shown twice, the first is meant.
    ['2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
  ])('%s %s in %s is %s', (day, time, zone, moment) => {
    expect(momentOf({ day, time }, zone)).toBe(moment);
  });

  it('reads back what it wrote, in the same zone and in another', () => {
    const moment = momentOf({ day: '2026-11-24', time: '23:59' }, 'Asia/Kolkata') ?? '';
    expect(wallTime(moment, 'Asia/Kolkata')).toEqual({ day: '2026-11-24', time: '23:59' });
    expect(wallTime(moment, 'Asia/Dubai')).toEqual({ day: '2026-11-24', time: '22:29' });
  });

  it('knows no moment for what is no time', () => {
    expect(momentOf({ day: '', time: '23:59' }, 'Asia/Kolkata')).toBeUndefined();
    expect(momentOf({ day: '2026-11-24', time: '' }, 'Asia/Kolkata')).toBeUndefined();
  });
});
