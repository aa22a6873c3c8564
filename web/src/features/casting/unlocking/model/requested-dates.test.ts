import { describe, expect, it } from 'vitest';
import { findDateError, futureDates } from './requested-dates.ts';

const now = '2026-11-16';

describe('requested dates', () => {
  it.each([
    ['to come', { from: '2027-01-12', to: '2027-03-20' }, { from: '2027-01-12', to: '2027-03-20' }],
    ['begun', { from: '2026-11-01', to: '2026-12-20' }, { from: now, to: '2026-12-20' }],
    ['ending today', { from: '2026-11-01', to: now }, { from: now, to: now }],
    ['over', { from: '2026-11-01', to: '2026-11-15' }, undefined],
    ['unknown', undefined, undefined],
  ])('that are %s', (_, days, expected) => {
    expect(futureDates(days, now)).toEqual(expected);
  });

  it.each([
    [{ from: '2027-01-12', to: '2027-03-20' }, undefined],
    [{ from: now, to: now }, undefined],
    [
      { from: '', to: '2027-03-20' },
      { field: 'start_date', kind: 'from' },
    ],
    [
      { from: '2027-01-12', to: '' },
      { field: 'end_date', kind: 'to' },
    ],
    [
      { from: '2026-11-15', to: '2027-03-20' },
      { field: 'start_date', kind: 'past' },
    ],
    [
      { from: '2027-03-20', to: '2027-01-12' },
      { field: 'end_date', kind: 'order' },
    ],
    [
      { from: '2027-01-01', to: '2028-03-01' },
      { field: 'end_date', kind: 'long' },
    ],
  ])('%o', (days, error) => {
    expect(findDateError(days, now)).toEqual(error);
  });
});
