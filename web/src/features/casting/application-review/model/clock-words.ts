import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import type { Applicant } from '../api.ts';

const day = 24 * 60 * 60 * 1000;

/** Reply due in 2 days; overdue, and that Callboard asked. Undefined where no reply is awaited. */
export function clockWords(
  clock: Applicant['clock'],
  t: TFunction<'applicationReview'>,
  now: number = Date.now(),
): { readonly text: string; readonly closes: string; readonly isLate: boolean } | undefined {
  if (!clock) return undefined;
  const left = Math.ceil((Date.parse(clock.due_at) - now) / day);
  const closes = t('clock.closes', { date: formatDate(clock.closes_at) });
  if (clock.asked_at !== null) return { text: t('clock.asked'), closes, isLate: true };
  if (Date.parse(clock.due_at) <= now) return { text: t('clock.overdue'), closes, isLate: true };
  return { text: left <= 1 ? t('clock.today') : t('clock.due', { count: left }), closes, isLate: false };
}
