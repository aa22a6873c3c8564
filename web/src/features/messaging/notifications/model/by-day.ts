import type { Notification } from '@callboard/contract/messaging/notifications';
import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';

export type When = 'today' | 'yesterday' | 'earlier';

export interface NoticeDays {
  readonly when: When;
  readonly notices: readonly Notification[];
}

const msInDay = 86_400_000;

/** By India's calendar, wherever the reader is. What a wrong clock puts into the future came today. */
export function whenOf(moment: string, now: number): When {
  const day = dayInIndia(moment);
  if (day >= dayInIndia(now)) return 'today';
  return day === dayInIndia(now - msInDay) ? 'yesterday' : 'earlier';
}

/** The newest first, as they come; only what holds something. */
export function byDay(notices: readonly Notification[], now: number): NoticeDays[] {
  const all = notices.map((notice) => ({ notice, when: whenOf(notice.created_at, now) }));
  return (['today', 'yesterday', 'earlier'] as const)
    .map((when) => ({ when, notices: all.filter((one) => one.when === when).map(({ notice }) => notice) }))
    .filter((day) => day.notices.length > 0);
}
