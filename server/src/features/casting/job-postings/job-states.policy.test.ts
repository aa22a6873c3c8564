import { type JobStatus, jobStatuses, reopenJobWithinDays } from '@callboard/contract/casting/job-values';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AnyStep,
  allSteps,
  decideStep,
  type JobState,
  mustBeRead,
  reopenUntil,
  stepsNow,
  toJobStatus,
} from './job-states.policy.ts';

const now = new Date('2026-11-16T06:00:00Z');
const yesterday = new Date('2026-11-15T06:00:00Z');
const tomorrow = new Date('2026-11-17T06:00:00Z');
const no = 'refused';
const same = 'same';

/** What becomes of a job that was open before. */
const decided: Record<JobStatus, Record<AnyStep, string>> = {
  draft: {
    ...{ submit: 'open', withdraw: no, pause: no, resume: no, close: no, reopen: no },
    ...{ approve: no, return: no, flag: no, expire: no },
  },
  in_review: {
    ...{ submit: same, withdraw: 'paused', pause: no, resume: no, close: 'closed', reopen: no },
    ...{ approve: 'open', return: 'paused', flag: same, expire: no },
  },
  open: {
    ...{ submit: same, withdraw: no, pause: 'paused', resume: same, close: 'closed', reopen: no },
    ...{ approve: same, return: no, flag: 'in_review', expire: no },
  },
  paused: {
    ...{ submit: no, withdraw: no, pause: same, resume: 'open', close: 'closed', reopen: no },
    ...{ approve: no, return: no, flag: 'in_review', expire: no },
  },
  closed: {
    ...{ submit: no, withdraw: no, pause: no, resume: no, close: same, reopen: 'open' },
    ...{ approve: no, return: no, flag: no, expire: no },
  },
  expired: {
    ...{ submit: no, withdraw: no, pause: no, resume: no, close: 'closed', reopen: 'open' },
    ...{ approve: no, return: no, flag: no, expire: same },
  },
};

const jobIn = (status: JobStatus, changes: Partial<JobState> = {}): JobState => ({
  status,
  openedAt: yesterday,
  closedAt: status === 'closed' || status === 'expired' ? yesterday : null,
  closesAt: tomorrow,
  ...changes,
});
const outcomeOf = (job: JobState, step: AnyStep, isRead = false) => {
  const decision = decideStep(job, step, { mustBeRead: isRead, now });
  if ('to' in decision) return decision.to;
  return decision.refusal === 'CONFLICT' ? no : same;
};
const pairs = jobStatuses.flatMap((status) => allSteps.map((step) => [status, step] as const));

describe('the states of a job', () => {
  test.each(pairs)('%s: %s', (status, step) => {
    expect(outcomeOf(jobIn(status), step)).toBe(decided[status][step]);
  });

  test.each(pairs)('%s: %s, where somebody must read it first', (status, step) => {
    const becomes = decided[status][step];
    const opens = ['submit', 'resume', 'reopen'].includes(step);
    expect(outcomeOf(jobIn(status), step, true)).toBe(becomes === 'open' && opens ? 'in_review' : becomes);
  });

  test.each(pairs)('%s: %s, once the deadline has passed', (status, step) => {
    const job = jobIn(status, { closesAt: now });
    const isUp = status === 'open' || status === 'paused';
    const becomes = step === 'expire' && isUp ? 'expired' : decided[status][step];
    expect(outcomeOf(job, step)).toBe(step === 'approve' && becomes === 'open' ? no : becomes);
  });

  test('a job without a deadline never expires', () => {
    for (const status of jobStatuses)
      expect(outcomeOf(jobIn(status, { closesAt: null }), 'expire')).not.toBe('expired');
  });

  test('a job that was never open leaves review as a draft, and is not closed', () => {
    const job = jobIn('in_review', { openedAt: null });
    expect(outcomeOf(job, 'withdraw')).toBe('draft');
    expect(outcomeOf(job, 'return')).toBe('draft');
    expect(outcomeOf(job, 'close')).toBe(no);
  });

  test.each<[JobStatus, string[]]>([
    ['draft', ['submit']],
    ['in_review', ['withdraw', 'close']],
    ['open', ['pause', 'close']],
    ['paused', ['resume', 'close']],
    ['closed', ['reopen']],
    ['expired', ['close', 'reopen']],
  ])('its team can do with one that is %s: %j', (status, steps) => {
    expect(stepsNow(jobIn(status), now)).toEqual(steps);
  });

  test('every refusal says why', () => {
    for (const [status, step] of pairs) {
      const decision = decideStep(jobIn(status), step, { mustBeRead: false, now });
      if ('refusal' in decision && decision.refusal === 'CONFLICT') expect(decision.why).toMatch(/^[A-Z]/);
    }
  });

  test('a status is read as it is written', () => {
    expect(jobStatuses.map(toJobStatus)).toEqual(jobStatuses);
    expect(toJobStatus('something')).toBe('draft');
  });
});

describe('reopening', () => {
  test.each([
    ['2026-10-17T18:29:59Z', true],
    ['2026-10-16T18:30:00Z', true],
    ['2026-10-16T18:29:59Z', false],
  ])('closed at %s: %s', (closed, possible) => {
    const job = jobIn('closed', { closedAt: new Date(closed) });
    expect(outcomeOf(job, 'reopen')).toBe(possible ? 'open' : no);
    expect(stepsNow(job, now)).toEqual(possible ? ['reopen'] : []);
  });

  test('one of which nobody knows when it closed stays closed', () => {
    expect(outcomeOf(jobIn('closed', { closedAt: null }), 'reopen')).toBe(no);
  });

  test('is possible for thirty days, and not for thirty-one', () => {
    const moments = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2090-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 60 * 24 * 60 }), (closedAt, minutesLater) => {
        const later = new Date(closedAt.getTime() + minutesLater * 60_000);
        const decision = decideStep(jobIn('closed', { closedAt }), 'reopen', {
          mustBeRead: false,
          now: later,
        });
        if (minutesLater <= reopenJobWithinDays * 24 * 60) expect(decision).toEqual({ to: 'open' });
        if (minutesLater >= (reopenJobWithinDays + 1) * 24 * 60)
          expect(decision).toMatchObject({ refusal: 'CONFLICT' });
      }),
    );
  });

  test('until the thirtieth day in India, where it may be the day after', () => {
    expect(reopenUntil(new Date('2026-11-17T19:00:00Z'))).toBe('2026-12-18');
  });
});

describe('somebody reads a job first', () => {
  const reviews = [null, 'approve', 'return', 'flag'] as const;
  const cases = [false, true].flatMap((isReviewedFirst) =>
    [false, true].flatMap((wasOpen) =>
      [false, true].flatMap((isBlocked) =>
        reviews.map((lastReview) => ({ isReviewedFirst, wasOpen, isBlocked, lastReview })),
      ),
    ),
  );

  test.each(cases)('%j', (facts) => {
    const { isReviewedFirst, wasOpen, isBlocked, lastReview } = facts;
    const expected = {
      none: isBlocked || (isReviewedFirst && !wasOpen),
      flag: isBlocked || (isReviewedFirst && !wasOpen),
      return: true,
      approve: false,
    }[lastReview ?? 'none'];
    expect(mustBeRead(facts)).toBe(expected);
  });
});
