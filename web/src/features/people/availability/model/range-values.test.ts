import { describe, expect, it } from 'vitest';
import { faultsOf, newRange, placeFaults, rangeOf } from './range-values.ts';

const range = newRange('2026-12-05', '2026-12-02');

describe('the form of a range', () => {
  it('takes two days in either order', () => {
    expect(range).toEqual({ from: '2026-12-02', to: '2026-12-05', reason: '', repeatUntil: '' });
    expect(newRange('2026-12-05').to).toBe('2026-12-05');
  });

  it('is filled from what is marked', () => {
    const marked = {
      id: 4,
      start_date: '2026-12-01',
      end_date: '2026-12-02',
      reason: null,
      series_id: null,
      is_booking: false,
    };
    expect(rangeOf(marked)).toEqual({ from: '2026-12-01', to: '2026-12-02', reason: '', repeatUntil: '' });
  });

  it.each([
    [{}, {}],
    [{ from: '' }, { from: 'Choose a day' }],
    [{ to: '' }, { to: 'Choose a day' }],
    [{ to: '2026-12-01' }, { to: 'Is before the first day' }],
    [{ to: '2028-12-01' }, { to: 'Is more than a year later' }],
    [{ repeatUntil: '2026-12-03' }, { repeatUntil: 'Is before the last day' }],
    [{ repeatUntil: '2028-12-03' }, { repeatUntil: 'Is more than a year later' }],
    [{ to: '2026-12-20', repeatUntil: '2027-01-20' }, { to: 'Only up to a week can repeat weekly' }],
  ])('%j has the faults %j', (changes, faults) => {
    expect(faultsOf({ ...range, ...changes }, 'Choose a day')).toEqual(faults);
  });

  it('places what the server says by field, and nothing else', () => {
    expect(
      placeFaults([
        { field: 'start_date', message: 'Too early' },
        { field: 'elsewhere', message: 'x' },
      ]),
    ).toEqual({ from: 'Too early' });
  });
});
