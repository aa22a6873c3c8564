import { ProblemError } from '@callboard/contract/client';
import type { Problem } from '@callboard/contract/errors';
import { describe, expect, it } from 'vitest';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { closedUntil, triesLeft } from './error-details.ts';

const problem = (more: Partial<Problem>) =>
  new ProblemError({ type: 'about:blank', title: 'No', status: 400, code: 'VALIDATION_FAILED', ...more });

describe('triesLeft', () => {
  it('reads how many tries are left after a wrong code', () => {
    expect(triesLeft(readRequestError(problem({ code: 'CODE_WRONG', detail: '3 tries left.' })))).toBe(3);
    expect(triesLeft(readRequestError(problem({ code: 'CODE_WRONG' })))).toBeUndefined();
    expect(
      triesLeft(readRequestError(problem({ code: 'RATE_LIMITED', detail: '3 minutes' }))),
    ).toBeUndefined();
  });
});

describe('closedUntil', () => {
  it('reads the last day of the grace period', () => {
    const detail = 'You can reopen it until 2026-12-15T09:30:00.000Z.';
    expect(closedUntil(readRequestError(problem({ code: 'ACCOUNT_CLOSED', detail })))).toBe(
      '2026-12-15T09:30:00.000Z',
    );
    expect(closedUntil(readRequestError(problem({ code: 'ACCOUNT_CLOSED' })))).toBeUndefined();
  });
});
