import { ProblemError } from '@callboard/contract/client';
import type { FieldError, ProblemCode } from '@callboard/contract/errors';

export interface RequestError {
  readonly code: ProblemCode | 'NETWORK' | 'UNEXPECTED';
  readonly fields: readonly FieldError[];
  /** Details from the server, such as tries left or how long to wait. */
  readonly detail?: string | undefined;
  /** Seconds until it can be tried again. */
  readonly retryAfter?: number | undefined;
}

/** Turns whatever a request rejects with into one error shape. */
export function readRequestError(error: unknown): RequestError {
  if (error instanceof ProblemError) {
    const { code, detail, errors = [], retry_after: retryAfter } = error.problem;
    return { code, detail, fields: errors, retryAfter };
  }
  // fetch rejects with a TypeError when there is no response.
  return { code: error instanceof TypeError ? 'NETWORK' : 'UNEXPECTED', fields: [] };
}
