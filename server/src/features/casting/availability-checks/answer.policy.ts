import type { AvailabilityQuestion } from '@callboard/contract/casting/availability-checks';

export type Answer = 'available' | 'not_available';

interface Question {
  readonly status: AvailabilityQuestion['status'];
  readonly ends_on: string;
}

/** What a talent may answer from each state. Plans change, so a reply may become the other one. */
const transitions: Readonly<Record<AvailabilityQuestion['status'], readonly Answer[]>> = {
  asked: ['available', 'not_available'],
  available: ['not_available'],
  not_available: ['available'],
  expired: [],
};

/** An answer counts until the last of the dates is over. */
export function outcomeOf(
  { status, ends_on }: Question,
  answer: Answer,
  today: string,
): 'counts' | 'same' | 'late' {
  if (status === answer) return 'same';
  return transitions[status].includes(answer) && today <= ends_on ? 'counts' : 'late';
}
