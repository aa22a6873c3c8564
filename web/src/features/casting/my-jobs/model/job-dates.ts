import type { MyJob } from '@callboard/contract/casting/my-jobs';
import { formatDayMonth } from '@callboard/contract/short-dates';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { dayInIndia, weekdayOf } from '../../../../shared/lib/format/days-in-india.ts';

const dayMs = 86_400_000;

/** Midnight ends the day before. */
const dayOf = (at: string): string => {
  const moment = Date.parse(at);
  const day = dayInIndia(moment);
  return dayInIndia(moment - 1) === day ? day : dayInIndia(moment - 1);
};

/** Thu 19 Nov */
export const shortDay = (day: string): string => `${weekdayOf(day).slice(0, 3)} ${formatDayMonth(day)}`;

export const isLate = ({ by, turn }: Pick<MyJob, 'by' | 'turn'>, now: number): boolean =>
  by !== null && turn !== 'set' && Date.parse(by) < now;

export const daysLate = (by: string, now: number): number =>
  Math.max(1, Math.ceil((now - Date.parse(by)) / dayMs));

/** The day something is due: a deadline at midnight ends the day before, work begins on its day. */
export const dueDay = ({ by, turn }: Pick<MyJob, 'by' | 'turn'>): string | undefined => {
  if (by === null) return undefined;
  return turn === 'set' ? dayInIndia(by) : dayOf(by);
};

/** "by Thu 19 Nov", "was due Wed 11 Nov", "Tue 12 Jan". */
export function dueText(
  job: Pick<MyJob, 'by' | 'turn'>,
  t: TFunction<'myJobs'>,
  now: number,
): string | undefined {
  const day = dueDay(job);
  if (day === undefined) return undefined;
  const date = shortDay(day);
  if (job.turn === 'set') return t('due.on', { date });
  return t(isLate(job, now) ? 'due.was' : 'due.by', { date });
}
