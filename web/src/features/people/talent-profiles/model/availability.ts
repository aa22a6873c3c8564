import { shortMonth } from '@callboard/contract/short-dates';
import { weekdayOf } from '../../../../shared/lib/format/days-in-india.ts';

interface Days {
  readonly start_date: string;
  readonly end_date: string;
}

export interface CalendarDay {
  /** 2026-11-16 */
  readonly day: string;
  readonly number: number;
  readonly weekday: string;
  readonly letter: string;
  /** Nov, on the first day shown and on the first of a month. */
  readonly month: string | undefined;
  readonly isMonday: boolean;
  readonly isAvailable: boolean;
}

const dayCount = 28;
const msInDay = 86_400_000;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * msInDay).toISOString().slice(0, 10);

export const isAvailableOn = (day: string, unavailable: readonly Days[]): boolean =>
  !unavailable.some(({ start_date, end_date }) => start_date <= day && day <= end_date);

/** The next four weeks. */
export const nextDays = (today: string, unavailable: readonly Days[]): CalendarDay[] =>
  Array.from({ length: dayCount }, (_, at) => {
    const day = dayAfter(today, at);
    const date = new Date(day);
    const weekday = weekdayOf(day);
    return {
      day,
      number: date.getUTCDate(),
      weekday,
      letter: weekday.charAt(0),
      month: at === 0 || date.getUTCDate() === 1 ? shortMonth(day) : undefined,
      isMonday: date.getUTCDay() === 1,
      isAvailable: isAvailableOn(day, unavailable),
    };
  });
