import { expect, test } from 'vitest';
import { addDays, everyWeek, subtractRanges } from './calendar-days.ts';

const range = (start: string, end: string) => ({ start, end });

test('days are counted over months, leap years and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test('every week up to the last day, which may cut the last week short', () => {
  expect(everyWeek(range('2026-11-14', '2026-11-15'), '2026-11-28')).toEqual([
    range('2026-11-14', '2026-11-15'),
    range('2026-11-21', '2026-11-22'),
    range('2026-11-28', '2026-11-28'),
  ]);
});

test.each([
  ['nothing in the way', [], [['2026-01-01', '2026-01-09']]],
  [
    'one in the middle',
    [['2026-01-04', '2026-01-05']],
    [
      ['2026-01-01', '2026-01-03'],
      ['2026-01-06', '2026-01-09'],
    ],
  ],
  [
    'both ends taken',
    [
      ['2026-01-08', '2026-02-09'],
      ['2025-12-01', '2026-01-02'],
    ],
    [['2026-01-03', '2026-01-07']],
  ],
  ['all of it taken', [['2025-01-01', '2027-01-01']], []],
  ['one somewhere else', [['2026-01-10', '2026-01-12']], [['2026-01-01', '2026-01-09']]],
])('around: %s', (_what, others, expected) => {
  const toRanges = (pairs: string[][]) => pairs.map(([start = '', end = '']) => range(start, end));
  expect(subtractRanges(range('2026-01-01', '2026-01-09'), toRanges(others))).toEqual(toRanges(expected));
});
