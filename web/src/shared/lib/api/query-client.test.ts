import { ProblemError, UnexpectedAnswerError } from '@callboard/contract/client';
import { describe, expect, it } from 'vitest';
import { shouldRetry } from './query-client.ts';

const problem = (status: number) =>
  new ProblemError({ type: 'about:blank', title: 'No', status, code: 'INTERNAL' });

describe('shouldRetry', () => {
  it('retries after a network error and a server error', () => {
    expect(shouldRetry(0, new TypeError('Failed to fetch'))).toBe(true);
    expect(shouldRetry(1, problem(503))).toBe(true);
    expect(shouldRetry(0, new UnexpectedAnswerError(502))).toBe(true);
  });

  it.each([400, 401, 403, 404, 409, 429])('does not retry after %d', (status) => {
    expect(shouldRetry(0, problem(status))).toBe(false);
    expect(shouldRetry(0, new UnexpectedAnswerError(status))).toBe(false);
  });

  it('gives up after two retries', () => {
    expect(shouldRetry(2, new TypeError('Failed to fetch'))).toBe(false);
  });
});
