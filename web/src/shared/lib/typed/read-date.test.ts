import { describe, expect, it } from 'vitest';
import { readDate, writeDate } from './read-date.ts';

describe('readDate', () => {
  it.each([
    ['16/11/2026', '2026-11-16'],
    ['6/1/2027', '2027-01-06'],
    ['16.11.2026', '2026-11-16'],
    ['16112026', '2026-11-16'],
    ['16 Nov 2026', '2026-11-16'],
    ['1st december 2026', '2026-12-01'],
    ['2026-11-16', '2026-11-16'],
    ['29/02/2028', '2028-02-29'],
    ['  ', null],
    ['29/02/2027', undefined],
    ['13/13/2026', undefined],
    ['16/11/26', undefined],
    ['11/16/2026', undefined],
    ['soon', undefined],
  ])('%j is %j', (text, day) => {
    expect(readDate(text)).toBe(day);
  });

  it('reads what it writes', () => {
    expect(writeDate('2026-11-16')).toBe('16/11/2026');
    expect(readDate(writeDate('2026-11-16'))).toBe('2026-11-16');
    expect(writeDate('')).toBe('');
  });
});
