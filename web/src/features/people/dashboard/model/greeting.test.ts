import { describe, expect, it } from 'vitest';
import { partOfDay } from './greeting.ts';

describe('partOfDay', () => {
  it.each([
    ['2026-11-14T18:30:00Z', 'morning'],
    ['2026-11-15T06:29:59Z', 'morning'],
    ['2026-11-15T06:30:00Z', 'afternoon'],
    ['2026-11-15T11:29:59Z', 'afternoon'],
    ['2026-11-15T11:30:00Z', 'evening'],
    ['2026-11-15T18:29:59Z', 'evening'],
  ])('%s is %s in Mumbai', (moment, part) => {
    expect(partOfDay(new Date(moment))).toBe(part);
  });
});
