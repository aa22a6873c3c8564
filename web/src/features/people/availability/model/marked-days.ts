import type { UnavailableDates } from '@callboard/contract/people/availability';

export type DayState = 'free' | 'unavailable' | 'booked';

/** What stands on a day, and the range that covers it. */
export function onDay(dates: readonly UnavailableDates[], day: string): UnavailableDates | undefined {
  return dates.find(({ start_date, end_date }) => start_date <= day && day <= end_date);
}

export const stateOf = (marked: UnavailableDates | undefined): DayState => {
  if (!marked) return 'free';
  return marked.is_booking ? 'booked' : 'unavailable';
};
