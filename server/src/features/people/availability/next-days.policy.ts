import type { DayState } from '@callboard/contract/people/day-states';
import type { NextDays } from '@callboard/contract/people/next-days';

export interface BusyDays {
  readonly start_date: string;
  readonly end_date: string;
  readonly is_booking: boolean;
}

const dayMs = 86_400_000;
const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

export const lastOfDays = (today: string, count: number) => addDays(today, count - 1);

const stateOn = (day: string, busy: readonly BusyDays[]): DayState => {
  const entries = busy.filter(({ start_date, end_date }) => start_date <= day && day <= end_date);
  if (entries.length === 0) return 'free';
  return entries.some(({ is_booking }) => is_booking) ? 'booked' : 'unavailable';
};

/** What the calendar says, the same on every page. A pending check shows as a status beside it. */
export const nextDays = (today: string, busy: readonly BusyDays[], count: number): NextDays =>
  Array.from({ length: count }, (_, index) => {
    const date = addDays(today, index);
    return { date, state: stateOn(date, busy) };
  });
