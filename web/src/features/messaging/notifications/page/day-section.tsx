import type { Notification } from '@callboard/contract/messaging/notifications';
import { formatDaysOfYear } from '@callboard/contract/short-dates';
import { useId } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatLongDate } from '../../../../shared/lib/format/dates.ts';
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

function dateRangeOf({ when, notifications }: NotificationDays): string {
  const [newest, oldest] = [notifications[0]?.created_at, notifications.at(-1)?.created_at];
  if (newest === undefined || oldest === undefined) return '';
  if (when !== 'earlier') return formatLongDate(newest);
  return formatDaysOfYear(dayInIndia(oldest), dayInIndia(newest));
}

export function DaySection({ day, main, onFollow, onPress }: DaySectionProps) {
  const { t } = useTranslation('notifications');
  const id = useId();
  useTimeFormat();
  const dates = dateRangeOf(day);
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
