import { todayInIndia } from '@callboard/contract/people/ages';
import { maxAvailableDays } from '@callboard/contract/search/filter-rules';

export type DatesError = 'fromFirst' | 'backwards' | 'tooLong' | 'over' | 'tooFar';

const dayMs = 86_400_000;
const maxDaysAhead = 366;

/** What is wrong with a date range; undefined when it is valid. The last date is optional. */
export function datesError(from: string, to: string, now: number = Date.now()): DatesError | undefined {
  if (!from) return to ? 'fromFirst' : undefined;
  const last = to || from;
  const days = (Date.parse(last) - Date.parse(from)) / dayMs;
  if (days < 0) return 'backwards';
  if (days >= maxAvailableDays) return 'tooLong';
  if (last < todayInIndia(new Date(now))) return 'over';
  return last > todayInIndia(new Date(now + maxDaysAhead * dayMs)) ? 'tooFar' : undefined;
}
