import { describe, expect, it } from 'vitest';
import { presetRange } from './date-ranges.ts';

const evening = '2026-11-14T12:00:00Z';

describe('preset ranges', () => {
  it.each([
    ['all', {}],
    ['thisMonth', { from: '2026-11-01', to: '2026-11-14' }],
    ['lastMonth', { from: '2026-10-01', to: '2026-10-31' }],
    ['quarter', { from: '2026-08-17', to: '2026-11-14' }],
    ['year', { from: '2026-04-01', to: '2026-11-14' }],
  ] as const)('%s', (name, range) => {
    expect(presetRange(name, evening)).toEqual(range);
  });

  it('crosses the year', () => {
    expect(presetRange('lastMonth', '2027-01-09T12:00:00Z')).toEqual({
      from: '2026-12-01',
      to: '2026-12-31',
    });
    expect(presetRange('year', '2027-01-09T12:00:00Z').from).toBe('2026-04-01');
  });

  it('uses the date in India', () => {
    expect(presetRange('thisMonth', '2026-10-31T20:00:00Z')).toEqual({
      from: '2026-11-01',
      to: '2026-11-01',
    });
  });
});
