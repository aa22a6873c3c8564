import { ProblemError, UnexpectedAnswerError } from '@callboard/contract/client';
import type { FieldError, ProblemCode } from '@callboard/contract/errors';

export interface Trouble {
  readonly code: ProblemCode | 'NETWORK' | 'UNEXPECTED';
  readonly fields: readonly FieldError[];
  /** Tries left, seconds to wait, or until when: what the server said about this one refusal. */
  readonly detail?: string | undefined;
}

/** Whatever a request can fail with, as one thing the forms know how to say. */
export function readTrouble(error: unknown): Trouble {
  if (error instanceof ProblemError) {
    const { code, detail, errors = [] } = error.problem;
    return { code, detail, fields: errors };
  }
  if (error instanceof UnexpectedAnswerError) return { code: 'UNEXPECTED', fields: [] };
  // fetch rejects with a TypeError when nothing answered.
  return { code: error instanceof TypeError ? 'NETWORK' : 'UNEXPECTED', fields: [] };
}

const firstNumber = (text: string | undefined) => {
  const found = text?.match(/\d+/)?.[0];
  return found === undefined ? undefined : Number(found);
};

export const triesLeft = ({ code, detail }: Trouble): number | undefined =>
  code === 'CODE_WRONG' ? firstNumber(detail) : undefined;

const instant = /\d{4}-\d{2}-\d{2}T[\d:.]+Z/;

/** Until when a closed account can be opened again. */
export const closedUntil = ({ code, detail }: Trouble): string | undefined =>
  code === 'ACCOUNT_CLOSED' ? detail?.match(instant)?.[0] : undefined;
