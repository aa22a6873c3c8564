import { describe, expect, test } from 'vitest';
import { formatDateTime, formatSheetTime } from './indian-time.ts';

describe('times in India', () => {
  test.each([
    ['2026-11-02T13:15:00Z', '2 Nov 2026, 6:45 pm', '2026-11-02 6:45 pm'],
    ['2026-12-31T18:35:00Z', '1 Jan 2027, 12:05 am', '2027-01-01 12:05 am'],
    ['2026-11-18T06:30:00Z', '18 Nov 2026, 12:00 pm', '2026-11-18 12:00 pm'],
  ])('%s is %s', (moment, text, inSheet) => {
    expect(formatDateTime(new Date(moment))).toBe(text);
    expect(formatSheetTime(new Date(moment))).toBe(inSheet);
  });
});
