import { describe, expect, it } from 'vitest';
import { rowTime } from './row-time.ts';

/** 5:15 pm in India. */
const now = new Date('2026-11-15T11:45:00Z');

describe('rowTime', () => {
  it.each([
    ['2026-11-15T05:12:00Z', '10:42 am'],
    ['2026-11-14T18:30:00Z', '12:00 am'],
    ['2026-11-14T18:29:00Z', 'Yesterday'],
    ['2026-11-13T18:30:00Z', 'Yesterday'],
    ['2026-11-13T18:29:00Z', '13 Nov'],
    ['2025-12-31T18:29:00Z', '31 Dec 2025'],
    ['2025-12-31T18:30:00Z', '1 Jan'],
  ])('%s is %s', (moment, shown) => expect(rowTime(moment, 'Yesterday', now)).toBe(shown));
});
