import { ProblemError, UnexpectedAnswerError } from '@callboard/contract/client';
import type { Problem } from '@callboard/contract/errors';
import { describe, expect, it } from 'vitest';
import { readRequestError } from './request-error.ts';

const refusal = (more: Partial<Problem>) =>
  new ProblemError({ type: 'about:blank', title: 'No', status: 400, code: 'VALIDATION_FAILED', ...more });

describe('readRequestError', () => {
  it('takes code, detail and fields from a problem', () => {
    const errors = [{ field: 'email', message: 'Is taken' }];
    expect(readRequestError(refusal({ code: 'EMAIL_TAKEN', detail: 'So it is', errors }))).toEqual({
      code: 'EMAIL_TAKEN',
      detail: 'So it is',
      fields: errors,
    });
  });

  it('tells a network error from a server error', () => {
    expect(readRequestError(new TypeError('Failed to fetch')).code).toBe('NETWORK');
    expect(readRequestError(new UnexpectedAnswerError(502)).code).toBe('UNEXPECTED');
    expect(readRequestError(new Error('?')).code).toBe('UNEXPECTED');
  });
});
