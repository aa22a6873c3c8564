import type { Notification } from '@callboard/contract/messaging/notifications';
import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';

export type When = 'today' | 'yesterday' | 'earlier';

export interface NotificationDays {
  readonly when: When;
  readonly notifications: readonly Notification[];
}

const msInDay = 86_400_000;

/** By the calendar in India. A time in the future counts as today. */
export function whenOf(moment: string, now: number): When {
  const day = dayInIndia(moment);
  if (day >= dayInIndia(now)) return 'today';
  return day === dayInIndia(now - msInDay) ? 'yesterday' : 'earlier';
}

/** Leaves out empty days. */
export function byDay(notifications: readonly Notification[], now: number): NotificationDays[] {
  const all = notifications.map((notification) => ({
    notification,
    when: whenOf(notification.created_at, now),
  }));
  return (['today', 'yesterday', 'earlier'] as const)
    .map((when) => ({
      when,
      notifications: all.filter((one) => one.when === when).map(({ notification }) => notification),
    }))
    .filter((day) => day.notifications.length > 0);
}
