import type { Notification } from '@callboard/contract/messaging/notifications';
import { useId } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDays } from '../../../../shared/lib/format/calendar-days.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';
import { useTimeFormat } from '../../../../shared/lib/format/time-format.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { NotificationIcon } from '../components/notification-icon.tsx';
import { NotificationLink } from '../components/notification-link.tsx';
import type { NotificationDays } from '../model/by-day.ts';
import { formatTimeInDay } from '../model/format-moment.ts';
import { hasOpenQuestion, outcomeOf } from '../model/notification-state.ts';
import classes from './day-section.module.css';

interface NotificationRowProps {
  notification: Notification;
  /** The first open question has the red button. */
  isMain: boolean;
  onFollow: (notification: Notification) => void;
  onPress: (notification: Notification) => void;
}

function NotificationRow({ notification, isMain, onFollow, onPress }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const { message, status, created_at } = notification;
  const outcome = outcomeOf(notification);
  return (
    <li className={classes.row} data-unread={!status || undefined}>
      <span className={classes.mark} aria-hidden />
      <NotificationIcon notification={notification} />
      <div className={classes.text}>
        <NotificationLink notification={notification} onFollow={onFollow} />
        <time dateTime={created_at}>{formatTimeInDay(created_at)}</time>
      </div>
      {hasOpenQuestion(notification) && (
        <Button
          className={classes.button}
          variant={isMain ? 'filled' : 'outline'}
          aria-label={t('clickMeAbout', { message })}
          onClick={() => onPress(notification)}
        >
          {t('clickMe')}
        </Button>
      )}
      {outcome && (
        <span className={classes.outcome}>
          <Status name={outcome} />
        </span>
      )}
    </li>
  );
}

interface DaySectionProps extends Pick<NotificationRowProps, 'onFollow' | 'onPress'> {
  day: NotificationDays;
  /** The id of the one with the red button. */
  main: number | undefined;
}

const longDate = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** Saturday 14 Nov 2026 */
const formatLongDate = (moment: string) => longDate.format(new Date(moment)).replace(',', '');

function useDateRange({ when, notifications }: NotificationDays): string {
  const { t } = useTranslation('notifications');
  const [newest, oldest] = [notifications[0]?.created_at, notifications.at(-1)?.created_at];
  if (newest === undefined || oldest === undefined) return '';
  if (when !== 'earlier') return formatLongDate(newest);
  const [from, to] = [dayInIndia(oldest), dayInIndia(newest)];
  if (from.slice(0, 4) === to.slice(0, 4)) return `${formatDays(from, to)} ${to.slice(0, 4)}`;
  return t('from', { from: formatDate(oldest), to: formatDate(newest) });
}

export function DaySection({ day, main, onFollow, onPress }: DaySectionProps) {
  const { t } = useTranslation('notifications');
  const id = useId();
  useTimeFormat();
  const dates = useDateRange(day);
  return (
    <section className={classes.day} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 className={classes.title} id={id}>
          {t(day.when)}
        </h2>
        <span className={classes.dates}>{dates}</span>
      </div>
      <ul className={classes.list}>
        {day.notifications.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            isMain={notification.id === main}
            onFollow={onFollow}
            onPress={onPress}
          />
        ))}
      </ul>
    </section>
  );
}
