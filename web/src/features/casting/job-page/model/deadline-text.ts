import type { Deadline } from '@callboard/contract/casting/job-fields';
import { defaultJobZone } from '@callboard/contract/casting/job-values';
import { formatDayMonth } from '@callboard/contract/short-dates';
import { formatTime } from '../../../../shared/lib/format/dates.ts';
import { dayInIndia, weekdayOf } from '../../../../shared/lib/format/days-in-india.ts';
import { chosenTimeFormat } from '../../../../shared/lib/format/time-format.ts';

const inZone = (at: string, zone: string | undefined): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: chosenTimeFormat() === '12-hour',
    ...(zone !== undefined && { timeZone: zone }),
    timeZoneName: 'short',
  }).format(new Date(at));

/** Tue 24 Nov, 11:59 pm IST. The clock in India needs no Intl, which costs a slow phone 100 ms. */
export function deadlineText({ at, zone }: Deadline): string {
  if (zone !== defaultJobZone) return inZone(at, zone);
  // Midnight is said as the end of the day before.
  const moment = Date.parse(at);
  const isMidnight = dayInIndia(moment) !== dayInIndia(moment - 1);
  const said = isMidnight ? moment - 60_000 : moment;
  const day = dayInIndia(said);
  return `${weekdayOf(day).slice(0, 3)} ${formatDayMonth(day)}, ${formatTime(said)} IST`;
}

const minutesInIndia = -330;

/** By the reader’s own clock, where it is not the one the deadline is said in. */
export function localDeadline({ at, zone }: Deadline): string | undefined {
  const isIndian = new Date(at).getTimezoneOffset() === minutesInIndia;
  if (zone === defaultJobZone && isIndian) return undefined;
  if (new Intl.DateTimeFormat().resolvedOptions().timeZone === zone) return undefined;
  return inZone(at, undefined);
}
