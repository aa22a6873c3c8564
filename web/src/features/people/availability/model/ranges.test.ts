import { describe, expect, it } from 'vitest';
import { formatRange, newRange, rangeOf } from './ranges.ts';

const days = { start_date: '2026-12-02', end_date: '2026-12-05' };

describe('the form of a range', () => {
  it('takes two days in either order', () => {
    expect(newRange('2026-12-05', '2026-12-02')).toEqual({ ...days, reason: '', repeat_weekly_until: '' });
    expect(newRange('2026-12-05').end_date).toBe('2026-12-05');
  });

  it('is filled from what is marked', () => {
    const marked = { ...days, id: 4, reason: null, series_id: null, is_booking: false };
    expect(rangeOf(marked)).toEqual({ ...days, reason: '', repeat_weekly_until: '' });
  });
});

describe('formatRange', () => {
  it.each([
    ['2026-12-02', '2026-12-02', 'Wed 2 Dec 2026'],
    ['2026-12-02', '2026-12-05', 'Wed 2 – Sat 5 Dec 2026'],
    ['2026-11-30', '2026-12-01', 'Mon 30 Nov – Tue 1 Dec 2026'],
    ['2026-12-30', '2027-01-01', 'Wed 30 Dec 2026 – Fri 1 Jan 2027'],
  ])('%s to %s is %s', (from, to, text) => {
    expect(formatRange(from, to).replace('Wed, ', 'Wed ')).toBe(text);
  });
});
