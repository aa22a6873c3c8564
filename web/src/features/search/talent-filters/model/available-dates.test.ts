import { describe, expect, it } from 'vitest';
import { datesError } from './available-dates.ts';

const now = Date.parse('2026-11-15T20:00:00Z');

describe('available dates', () => {
  it.each([
    ['', '', undefined],
    ['2026-12-01', '', undefined],
    ['2026-12-01', '2026-12-12', undefined],
    ['2026-11-10', '2026-11-20', undefined],
    ['', '2026-12-12', 'fromFirst'],
    ['2026-12-12', '2026-12-01', 'backwards'],
    ['2026-12-01', '2027-03-03', 'tooLong'],
    // In India it is already the 16th.
    ['2026-11-15', '', 'over'],
    ['2026-11-16', '', undefined],
    ['2027-12-01', '', 'tooFar'],
  ])('from %j to %j: %s', (from, to, error) => {
    expect(datesError(from, to, now)).toBe(error);
  });
});
