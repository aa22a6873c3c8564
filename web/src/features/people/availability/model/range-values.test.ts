import { describe, expect, it } from 'vitest';
import { newRange, rangeOf } from './range-values.ts';

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
