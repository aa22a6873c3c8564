import type { AvailabilityQuestion } from '@callboard/contract/casting/availability-checks';

export type Answer = 'available' | 'not_available';

interface Question {
  readonly status: AvailabilityQuestion['status'];
  readonly starts_on: string;
  readonly ends_on: string;
}

/**
 * What an answer does: it counts, it says what was said before, or it comes too late. Plans change: another answer
 * is taken until the days begin.
 */
export function outcomeOf(
  { status, starts_on, ends_on }: Question,
  answer: Answer,
  today: string,
): 'counts' | 'same' | 'late' {
  if (status === answer) return 'same';
  if (status === 'expired') return 'late';
  return (status === 'asked' ? today <= ends_on : today < starts_on) ? 'counts' : 'late';
}
