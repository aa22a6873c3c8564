import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import {
  formatDate,
  formatDateTime,
  formatDayTime,
  formatTime,
} from '../../../../shared/lib/format/dates.ts';
import { whenOf } from './by-day.ts';

/** "Today, 10:31 am", "Yesterday, 6:20 pm" or "13 Nov 2026". */
export function formatMoment(moment: string, t: TFunction<'notifications'>, now = Date.now()): string {
  const when = whenOf(moment, now);
  return when === 'earlier' ? formatDate(moment) : t('at', { day: t(when), time: formatTime(moment) });
}

/** Under the heading of its day: "10:31 am", or "6 Nov, 12:10 pm" under Earlier. */
export function formatTimeInDay(moment: string, now = Date.now()): string {
  if (whenOf(moment, now) !== 'earlier') return formatTime(moment);
  const isThisYear = formatDate(moment).slice(-4) === formatDate(now).slice(-4);
  return isThisYear ? formatDayTime(moment) : formatDateTime(moment);
}
