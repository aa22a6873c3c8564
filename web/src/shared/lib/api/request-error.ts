import { ProblemError } from '@callboard/contract/client';
import type { FieldError, ProblemCode } from '@callboard/contract/errors';

export interface RequestError {
  readonly code: ProblemCode | 'NETWORK' | 'UNEXPECTED';
  readonly fields: readonly FieldError[];
  /** What the server said about this one refusal: tries left, how long to wait. */
  readonly detail?: string | undefined;
}

/** Whatever a request can fail with, as one thing that a form knows how to say. */
export function readRequestError(error: unknown): RequestError {
  if (error instanceof ProblemError) {
    const { code, detail, errors = [] } = error.problem;
    return { code, detail, fields: errors };
  }
  // A request that nobody answered rejects with a TypeError.
  return { code: error instanceof TypeError ? 'NETWORK' : 'UNEXPECTED', fields: [] };
}
