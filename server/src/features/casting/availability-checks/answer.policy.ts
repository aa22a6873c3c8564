import type { AvailabilityQuestion } from '@callboard/contract/casting/availability-checks';

export type Answer = 'available' | 'not_available';

interface Question {
  readonly status: AvailabilityQuestion['status'];
  readonly starts_on: string;
  readonly ends_on: string;
}

/** Plans change, so another answer is accepted until the dates begin. */
export function outcomeOf(
  { status, starts_on, ends_on }: Question,
  answer: Answer,
  today: string,
): 'counts' | 'same' | 'late' {
  if (status === answer) return 'same';
  if (status === 'expired') return 'late';
  return (status === 'asked' ? today <= ends_on : today < starts_on) ? 'counts' : 'late';
}
