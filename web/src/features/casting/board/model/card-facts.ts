import type { BoardCard } from '@callboard/contract/casting/board';
import { formatDayMonth } from '@callboard/contract/short-dates';
import type { TFunction } from '../../../../shared/i18n/use-translation.ts';
import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';
import { formatPlayingAge } from '../../../../shared/lib/format/playing-age.ts';
import type { StatusName } from '../../../../shared/ui/status/status-table.ts';

type Words = TFunction<'projectBoard'>;

const statuses: Readonly<Record<string, StatusName>> = {
  applied: 'applied',
  viewed: 'applied',
  audition: 'audition',
  callback: 'callback',
  offered: 'offered',
  cast: 'cast',
  not_selected: 'notSelected',
  withdrawn: 'withdrawn',
  role_closed: 'roleClosed',
  shared: 'invited',
  read: 'read',
  interested: 'interested',
  declined: 'declined',
  closed: 'closed',
};

/** Nothing for those who are only shortlisted: the column says so. */
export const statusOf = ({ status }: Pick<BoardCard, 'status'>): StatusName | undefined =>
  Object.hasOwn(statuses, status) ? statuses[status] : undefined;

export function playsText({ screen_min_age: from, screen_max_age: to }: BoardCard, t: Words) {
  const [min, max] = [from ?? to, to ?? from];
  return min !== null && max !== null && t('card.plays', { age: formatPlayingAge({ min, max }) });
}

/** Their city, or since when they are as far as this. */
export function factOf(card: BoardCard, t: Words): string {
  const isEarly = card.stage === 'shortlisted' || card.stage === 'invited';
  return isEarly
    ? (card.current_residence ?? (playsText(card, t) || ''))
    : t('card.since', { date: formatDayMonth(dayInIndia(card.since)) });
}
