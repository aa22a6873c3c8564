import { type ProjectStatus, projectStatuses } from '@callboard/contract/casting/project-values';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activityOf, canReopen, decideStep, reopenUntil, rightToMove } from './project-states.policy.ts';

const now = new Date('2026-11-16T06:00:00Z');
const yesterday = new Date('2026-11-15T06:00:00Z');
const settled = { refusal: 'ALREADY_SETTLED' };
const refused = { refusal: 'CONFLICT', why: expect.any(String) };

const decided: Record<ProjectStatus, Record<ProjectStatus, unknown>> = {
  draft: { draft: settled, open: { step: 'open' }, paused: refused, closed: refused },
  open: { draft: refused, open: settled, paused: { step: 'pause' }, closed: { step: 'close' } },
  paused: { draft: refused, open: { step: 'resume' }, paused: settled, closed: { step: 'close' } },
  closed: { draft: refused, open: { step: 'reopen' }, paused: refused, closed: settled },
};
const pairs = projectStatuses.flatMap((from) => projectStatuses.map((to) => [from, to] as const));

describe('the states of a project', () => {
  test.each(pairs)('from %s to %s', (from, to) => {
    const closedAt = from === 'closed' ? yesterday : null;
    expect(decideStep({ status: from, closedAt }, to, now)).toEqual(decided[from][to]);
  });

  test.each(pairs)('only closing and reopening are the owner’s: %s to %s', (from, to) => {
    expect(rightToMove(from, to)).toBe([from, to].includes('closed') ? 'close' : 'edit');
  });

  test('each step has a line of its own', () => {
    const lines = Object.values(activityOf);
    expect(new Set(lines).size).toBe(lines.length);
  });
});

describe('reopening', () => {
  test.each([
    ['2026-10-17T18:29:59Z', true],
    ['2026-10-16T18:30:00Z', true],
    ['2026-10-16T18:29:59Z', false],
    ['2026-01-01T00:00:00Z', false],
  ])('closed at %s: %s', (closed, possible) => {
    const closedAt = new Date(closed);
    expect(canReopen(closedAt, now)).toBe(possible);
    expect(decideStep({ status: 'closed', closedAt }, 'open', now)).toEqual(
      possible ? { step: 'reopen' } : { refusal: 'CONFLICT', why: 'Closed more than 30 days ago' },
    );
  });

  test('until the thirtieth day in India, where it may be the day after', () => {
    expect(reopenUntil(new Date('2026-11-17T19:00:00Z'))).toBe('2026-12-18');
    const never = { status: 'closed', closedAt: null } as const;
    expect(decideStep(never, 'open', now)).toMatchObject({ refusal: 'CONFLICT' });
  });

  test('is possible through the whole of the last day in India, and never after', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('2000-01-01T00:00:00Z'),
          max: new Date('2100-01-01T00:00:00Z'),
          noInvalidDate: true,
        }),
        fc.integer({ min: 0, max: 60 * 24 * 60 }),
        (closedAt, minutesLater) => {
          const later = new Date(closedAt.getTime() + minutesLater * 60_000);
          const dayInIndia = later.toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });
          expect(canReopen(closedAt, later)).toBe(dayInIndia <= reopenUntil(closedAt));
          if (minutesLater <= 30 * 24 * 60) expect(canReopen(closedAt, later)).toBe(true);
          if (minutesLater >= 31 * 24 * 60) expect(canReopen(closedAt, later)).toBe(false);
        },
      ),
    );
  });
});
