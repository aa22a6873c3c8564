import { expect, it } from 'vitest';
import { dayOfTask } from './task-days.ts';

const now = Date.parse('2026-11-23T06:00:00Z');

it.each([
  [null, 'today'],
  ['2026-11-23T05:00:00Z', 'today'],
  ['2026-11-23T18:00:00Z', 'today'],
  ['2026-11-23T19:00:00Z', 'tomorrow'],
  ['2026-11-25T06:00:00Z', 'week'],
  ['2026-11-30T06:00:00Z', 'week'],
  ['2026-12-01T06:00:00Z', 'later'],
] as const)('by %s is for %s, by the calendar in India', (by, day) => {
  expect(dayOfTask({ by }, now)).toBe(day);
});
