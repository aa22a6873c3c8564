import { ProblemError, UnexpectedAnswerError } from '@callboard/contract/client';
import type { FieldError } from '@callboard/contract/errors';

export type Refusal =
  /** Nobody answered. */
  | { readonly kind: 'unreachable' }
  /** The server stumbled, or asks for patience. */
  | { readonly kind: 'stumbled' }
  /** It said what is wrong with which fields. */
  | { readonly kind: 'faults'; readonly fields: readonly FieldError[] }
  | { readonly kind: 'frozen' }
  /** It said no, and asking again would not help. */
  | { readonly kind: 'refused' };

const tooOften = 429;

/** Why a save failed, as far as it decides what to do next. */
export function readRefusal(error: unknown): Refusal {
  if (error instanceof ProblemError) {
    const { code, status, errors = [] } = error.problem;
    if (code === 'PROFILE_FROZEN') return { kind: 'frozen' };
    if (code === 'MOBILE_TAKEN') {
      return { kind: 'faults', fields: [{ field: 'mobile_number', message: error.message }] };
    }
    if (errors.length > 0) return { kind: 'faults', fields: errors };
    return status >= 500 || status === tooOften ? { kind: 'stumbled' } : { kind: 'refused' };
  }
  if (error instanceof UnexpectedAnswerError) {
    return error.status >= 500 || error.status === tooOften ? { kind: 'stumbled' } : { kind: 'refused' };
  }
  // A request without an answer rejects with a TypeError, one that took too long with a DOMException.
  const isUnanswered = error instanceof TypeError || error instanceof DOMException;
  return { kind: isUnanswered ? 'unreachable' : 'refused' };
}
