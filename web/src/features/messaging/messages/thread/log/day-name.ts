import { dayInIndia } from '../../../../../shared/lib/format/days-in-india.ts';

const msInDay = 86_400_000;

const long = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
});

/** Today, Yesterday, or Saturday 14 Nov 2026. */
export function dayName(
  day: string,
  words: { today: string; yesterday: string },
  now: number = Date.now(),
): string {
  if (day === dayInIndia(now)) return words.today;
  if (day === dayInIndia(now - msInDay)) return words.yesterday;
  return long.format(new Date(day)).replace(',', '');
}
