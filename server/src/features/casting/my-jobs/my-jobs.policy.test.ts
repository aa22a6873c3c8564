import { describe, expect, test } from 'vitest';
import {
  byTurn,
  type ClosedJob,
  countClashes,
  eachOnce,
  type OpenJob,
  withoutSteps,
} from './my-jobs.policy.ts';

const openJob = (change: Partial<OpenJob>): OpenJob => ({
  kind: 'share',
  id: 1,
  status: 'shared',
  turn: 'you',
  project: null,
  character: null,
  recruiter: null,
  detail: {},
  city: null,
  starts_on: null,
  ends_on: null,
  fee_paise: null,
  fee_per: null,
  since: new Date('2026-11-01'),
  by: null,
  ...change,
});

const closedJob = (change: Partial<ClosedJob>): ClosedJob => ({
  kind: 'share',
  id: 1,
  status: 'closed',
  project: null,
  character: null,
  recruiter: null,
  detail: {},
  ended_at: new Date('2026-11-01'),
  words: null,
  is_answered: false,
  is_cast: false,
  ...change,
});

const meera = { id: 4, name: 'Meera' };

describe('the order', () => {
  test('is your turn, their turn, dates set; the soonest due first, what never lapses last', () => {
    const jobs = [
      openJob({ id: 1, turn: 'set', by: new Date('2026-11-02') }),
      openJob({ id: 2, turn: 'they', by: new Date('2026-11-03') }),
      openJob({ id: 3, by: null }),
      openJob({ id: 4, by: new Date('2026-11-09') }),
      openJob({ id: 5, by: new Date('2026-11-05') }),
      openJob({ id: 6, since: new Date('2026-10-01') }),
    ];
    expect(jobs.toSorted(byTurn).map(({ id }) => id)).toEqual([5, 4, 6, 3, 2, 1]);
  });
});

test('once the dates of a character are set, what led there is not listed', () => {
  const jobs = [
    openJob({ id: 1, character: meera, turn: 'they' }),
    openJob({ id: 2, character: meera, turn: 'set' }),
    openJob({ id: 3, character: { id: 5, name: 'Driver' } }),
    openJob({ id: 4 }),
  ];
  expect(withoutSteps(jobs).map(({ id }) => id)).toEqual([2, 3, 4]);
});

describe('how each one ended', () => {
  test('is told once a character: cast before everything, else the last', () => {
    const jobs = [
      closedJob({ id: 1, character: meera, ended_at: new Date('2026-11-09') }),
      closedJob({ id: 2, character: meera, is_cast: true }),
      closedJob({ id: 3, character: { id: 5, name: 'Driver' }, ended_at: new Date('2026-11-02') }),
      closedJob({ id: 4, character: { id: 5, name: 'Driver' }, ended_at: new Date('2026-11-03') }),
      closedJob({ id: 5, ended_at: new Date('2026-11-04') }),
      closedJob({ id: 6, ended_at: new Date('2026-11-05') }),
    ];
    expect(eachOnce(jobs).map(({ id }) => id)).toEqual([6, 5, 4, 2]);
  });
});

test.each([
  [null, '2026-11-09', null],
  ['2026-11-09', '2026-11-08', null],
  ['2026-11-01', '2026-11-03', 0],
  ['2026-11-03', '2026-11-10', 3],
  ['2026-11-06', '2026-11-06', 1],
  ['2026-11-06', '2026-11-30', 4],
])('from %s to %s: %s days clash', (starts_on, ends_on, days) => {
  const busy = [
    { start_date: '2026-11-04', end_date: '2026-11-06' },
    { start_date: '2026-11-20', end_date: '2026-11-22' },
  ];
  expect(countClashes({ starts_on, ends_on }, busy)).toBe(days);
});
