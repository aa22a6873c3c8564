import {
  type ApplicationStatus,
  applicationStatuses,
  movingStatuses,
  stepMakers,
} from '@callboard/contract/casting/application-values';
import { describe, expect, test } from 'vitest';
import { closedAs, outcomeOf, outcomeOfDeciding } from './steps.policy.ts';

const open = { isJobOpen: true, isJobClosed: false };

/** By number, as the wire counts: what each of the ten may become while the job is open. */
const allowed = {
  team: {
    1: [2, 3, 4, 5, 8],
    2: [3, 4, 5, 8],
    3: [2, 4, 5, 8],
    4: [2, 3, 5, 8],
    5: [2, 3, 4, 8],
    6: [8],
    8: [2],
  },
  talent: { 1: [9], 2: [9], 3: [9], 4: [9], 5: [9], 6: [9], 9: [1] },
  callboard: { 1: [10], 2: [10], 3: [10], 4: [10], 5: [10], 6: [10] },
} as const;
const targets = { team: [2, 3, 4, 5, 8], talent: [1, 9], callboard: [10] } as const;
const numberOf = (status: ApplicationStatus) => applicationStatuses.indexOf(status) + 1;

const expected = (maker: keyof typeof allowed, from: number, to: number) => {
  const asked: readonly number[] = targets[maker];
  if (!asked.includes(to)) return 'never';
  if (from === to) return 'same';
  const rows: Readonly<Record<number, readonly number[] | undefined>> = allowed[maker];
  return rows[from]?.includes(to) ? 'taken' : 'settled';
};

describe('every step of everybody', () => {
  test.each(stepMakers)('%s: ten statuses to ten', (maker) => {
    for (const status of applicationStatuses)
      for (const to of applicationStatuses)
        expect(
          [status, to, outcomeOf({ maker, status, to, from: undefined, place: open })],
          `${maker} ${status} → ${to}`,
        ).toEqual([status, to, expected(maker, numberOf(status), numberOf(to))]);
  });
});

test('considered again while the job is not closed, applied again while it is open', () => {
  const again = (isJobClosed: boolean) =>
    outcomeOf({
      maker: 'team',
      status: 'not_selected',
      to: 'viewed',
      from: 'not_selected',
      place: { isJobOpen: false, isJobClosed },
    });
  expect([again(false), again(true)]).toEqual(['taken', 'settled']);
  const apply = (isJobOpen: boolean) =>
    outcomeOf({
      maker: 'talent',
      status: 'withdrawn',
      to: 'applied',
      from: undefined,
      place: { isJobOpen, isJobClosed: false },
    });
  expect([apply(true), apply(false)]).toEqual(['taken', 'settled']);
});

test('who read an earlier status is told that it moved, unless it is where they want it', () => {
  const read = (to: ApplicationStatus) =>
    outcomeOf({ maker: 'team', status: 'shortlisted', to, from: 'applied', place: open });
  expect([read('not_selected'), read('shortlisted'), read('offered')]).toEqual(['moved', 'same', 'never']);
});

describe('nothing is decided yet', () => {
  const now = new Date('2026-11-19T10:00:00Z');
  const say = (status: ApplicationStatus, saidAt?: string, from?: ApplicationStatus) =>
    outcomeOfDeciding({ status, from, saidAt: saidAt === undefined ? undefined : new Date(saidAt), now });

  test('of the five that wait for the team', () => {
    expect(applicationStatuses.map((status) => say(status))).toEqual([
      ...Array<string>(5).fill('taken'),
      ...Array<string>(5).fill('settled'),
    ]);
  });

  test('once in 24 hours, and of where it was read', () => {
    expect(say('viewed', '2026-11-18T10:00:01Z')).toBe('same');
    expect(say('viewed', '2026-11-18T10:00:00Z')).toBe('taken');
    expect(say('viewed', undefined, 'viewed')).toBe('taken');
    expect(say('viewed', undefined, 'applied')).toBe('moved');
    expect(say('withdrawn', undefined, 'applied')).toBe('moved');
  });
});

test('closing ends whatever moves, and only Callboard’s own word for those nobody opened', () => {
  expect(Object.keys(closedAs)).toEqual([...movingStatuses]);
  expect(Object.entries(closedAs).filter(([, as]) => as === 'role_closed')).toEqual([
    ['applied', 'role_closed'],
  ]);
});
