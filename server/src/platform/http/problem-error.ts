import { type FieldError, type Problem, type ProblemCode, problems } from '@callboard/contract/errors';

interface Details {
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  /** Bytes that can still be uploaded. */
  readonly left?: number;
  /** Sent in the Retry-After header and in the problem. */
  readonly retryAfterSeconds?: number;
}

/** An error response. The code decides the status and the text in the interface. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  constructor(
    readonly code: ProblemCode,
    readonly details: Details = {},
  ) {
    super(details.detail ?? problems[code][1]);
  }

  get status() {
    return problems[this.code][0];
  }
}

export const invalidField = (field: string, message: string) =>
  new ProblemError('VALIDATION_FAILED', { detail: `${field}: ${message}`, errors: [{ field, message }] });

/** Nothing can be written at the moment. */
export const diskFullProblem = () =>
  new ProblemError('STORAGE_FULL', {
    detail: 'We can’t take uploads right now. Nothing you have here is lost. Try again later.',
    retryAfterSeconds: 15 * 60,
  });

/** All invalid fields at once. */
export const invalidFields = (errors: readonly [FieldError, ...FieldError[]]) =>
  new ProblemError('VALIDATION_FAILED', { detail: `${errors[0].field}: ${errors[0].message}`, errors });

export const toProblem = ({ code, details, status }: ProblemError, instance: string): Problem => ({
  type: `urn:callboard:problem:${code.toLowerCase().replaceAll('_', '-')}`,
  title: problems[code][1],
  status,
  code,
  instance,
  ...(details.detail !== undefined && { detail: details.detail }),
  ...(details.errors && { errors: [...details.errors] }),
  ...(details.left !== undefined && { left: details.left }),
  ...(details.retryAfterSeconds !== undefined && { retry_after: details.retryAfterSeconds }),
});
