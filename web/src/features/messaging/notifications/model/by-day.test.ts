import { describe, expect, it } from 'vitest';
import { byDay, whenOf } from './by-day.ts';
import { sampleNotification } from './notifications-for-test.ts';

/** 00:10 on 15 November in India, the 14th almost everywhere else. */
const now = Date.parse('2026-11-14T18:40:00Z');

describe('whenOf', () => {
  it.each([
    ['2026-11-14T18:30:00Z', 'today'],
    ['2026-11-14T18:29:59Z', 'yesterday'],
    ['2026-11-13T18:30:00Z', 'yesterday'],
    ['2026-11-13T18:29:59Z', 'earlier'],
    ['2025-11-15T00:00:00Z', 'earlier'],
    ['2026-11-16T10:00:00Z', 'today'],
  ])('%s is %s', (moment, when) => expect(whenOf(moment, now)).toBe(when));
});

describe('byDay', () => {
  it('keeps the order and leaves out empty days', () => {
    const notifications = [
      sampleNotification(3, { created_at: '2026-11-14T18:35:00Z' }),
      sampleNotification(2, { created_at: '2026-11-14T18:31:00Z' }),
      sampleNotification(1, { created_at: '2026-11-02T03:30:00Z' }),
    ];
    expect(
      byDay(notifications, now).map(({ when, notifications: those }) => [when, those.map(({ seq }) => seq)]),
    ).toEqual([
      ['today', [3, 2]],
      ['earlier', [1]],
    ]);
  });
});
