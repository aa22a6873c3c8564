import { daysInLists } from '@callboard/contract/people/day-states';
import type { NextDays } from '@callboard/contract/people/next-days';
import { formatDayMonth, formatDays } from '@callboard/contract/short-dates';
import type { TFunction } from '../../i18n/use-translation.ts';

export interface DaysStatus {
  readonly name: 'available' | 'notAvailable' | 'booked';
  /** Left out: the usual label. */
  readonly text?: string;
}

type Translate = TFunction<'controls'>;

const statusOf = { free: 'available', unavailable: 'notAvailable', booked: 'booked' } as const;

/**
 * A talent's next days in a few words, the same on every page: "Available until 22 Nov". Pages with more days
 * say the same as those with two weeks.
 */
export function describeNextDays(days: NextDays, t: Translate): DaysStatus | undefined {
  const shown = days.slice(0, daysInLists);
  const [today] = shown;
  if (!today) return undefined;
  const name = statusOf[today.state];
  const isFree = today.state === 'free';
  const change = shown.findIndex(({ state }) => (state === 'free') !== isFree);
  if (change === -1) return { name };
  if (change === 1) return { name, text: t(`days.${name}.today`) };
  const last = shown[change - 1]?.date ?? today.date;
  return { name, text: t(`days.${name}.until`, { day: formatDayMonth(last) }) };
}

interface Dates {
  readonly start_date: string;
  readonly end_date: string;
}

/** "Available 12–20 Jan", where a search or a character names the dates. */
export function describeDates(isAvailable: boolean, dates: Dates, t: Translate): DaysStatus {
  const name = isAvailable ? 'available' : 'notAvailable';
  return { name, text: t(`days.${name}.on`, { days: formatDays(dates.start_date, dates.end_date) }) };
}
