import { describe, expect, it } from 'vitest';
import { daysLate, dueDay, isLate, shortDay } from './job-dates.ts';

const now = Date.parse('2026-11-19T06:00:00Z');

describe('when something is due', () => {
  it.each([
    ['2026-11-19T10:00:00Z', 'you', '2026-11-19'],
    // Midnight in India ends the day before.
    ['2026-11-19T18:30:00Z', 'you', '2026-11-19'],
    ['2026-11-19T18:30:01Z', 'they', '2026-11-20'],
    // Work begins on its day.
    ['2027-01-11T18:30:00Z', 'set', '2027-01-12'],
  ] as const)('%s, %s: %s', (by, turn, day) => {
    expect(dueDay({ by, turn })).toBe(day);
  });

  it('is nothing for what never lapses', () => {
    expect(dueDay({ by: null, turn: 'they' })).toBeUndefined();
    expect(isLate({ by: null, turn: 'they' }, now)).toBe(false);
  });

  it('is late after it, but a date that was set never is', () => {
    expect(isLate({ by: '2026-11-19T05:59:59Z', turn: 'they' }, now)).toBe(true);
    expect(isLate({ by: '2026-11-19T06:00:01Z', turn: 'you' }, now)).toBe(false);
    expect(isLate({ by: '2026-11-01T06:00:00Z', turn: 'set' }, now)).toBe(false);
    expect(daysLate('2026-11-16T06:00:00Z', now)).toBe(3);
    expect(daysLate('2026-11-19T05:00:00Z', now)).toBe(1);
  });

  it('is written short', () => expect(shortDay('2026-11-19')).toBe('Thu 19 Nov'));
});
