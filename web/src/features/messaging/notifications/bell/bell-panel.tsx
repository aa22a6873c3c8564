import '../i18n.ts';
import type { Notification } from '@callboard/contract/messaging/notifications';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useTimeFormat } from '../../../../shared/lib/format/time-format.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { lastNotificationsQuery } from '../api.ts';
import { NotificationIcon } from '../components/notification-icon.tsx';
import { NotificationLink } from '../components/notification-link.tsx';
import { formatMoment } from '../model/format-moment.ts';
import { hasOpenQuestion, outcomeOf } from '../model/notification-state.ts';
import { useMarkRead } from '../model/use-mark-read.ts';
import { useMarkViewed } from '../model/use-mark-viewed.ts';
import { usePressButton } from '../model/use-press-button.ts';
import classes from './bell.module.css';
import { BellSkeleton } from './bell-skeleton.tsx';

interface BellNotificationProps {
  notification: Notification;
  /** The first open question has the red button. */
  isMain: boolean;
  onFollow: (notification: Notification) => void;
  onPress: (notification: Notification) => void;
}

function BellNotification({ notification, isMain, onFollow, onPress }: BellNotificationProps) {
  const { t } = useTranslation('notifications');
  useTimeFormat();
  const outcome = outcomeOf(notification);
  return (
    <li className={classes.notification} data-unread={!notification.status || undefined}>
      <NotificationIcon notification={notification} />
      <div className={classes.text}>
        <NotificationLink notification={notification} onFollow={onFollow} />
        {hasOpenQuestion(notification) && (
          <Button
            className={classes.button}
            size="xs"
            variant={isMain ? 'filled' : 'outline'}
            onClick={() => onPress(notification)}
          >
            {t('clickMe')}
          </Button>
        )}
        {outcome && <Status name={outcome} />}
        <time className={classes.time} dateTime={notification.created_at}>
          {formatMoment(notification.created_at, t)}
        </time>
      </div>
      <span className={classes.mark} aria-hidden />
    </li>
  );
}

interface BellPanelProps {
  userId: number;
  count: number;
  onClose: () => void;
}

function NoNotifications() {
  const { t } = useTranslation('shell');
  return (
    <div className={classes.empty}>
      <p className={classes.emptyTitle}>{t('bell.empty')}</p>
      <p>{t('bell.emptyText')}</p>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('notifications');
  const again = (
    <Button variant="outline" size="sm" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <div className={classes.empty}>
      <Alert family="stop" action={again}>
        {t('bellFailed')}
      </Alert>
    </div>
  );
}

export default function BellPanel({ userId, count, onClose }: BellPanelProps) {
  const { data, isError, refetch } = useQuery({
    ...lastNotificationsQuery(userId),
    refetchOnMount: 'always',
  });
  const markRead = useMarkRead(userId);
  const pressButton = usePressButton(userId);
  useMarkViewed(userId, data?.results[0]?.seq, count);
  if (!data) return isError ? <Failed onRetry={() => void refetch()} /> : <BellSkeleton />;
  const { results } = data;
  if (results.length === 0) return <NoNotifications />;
  const main = results.find(hasOpenQuestion)?.id;
  return (
    <ul className={classes.list}>
      {results.map((notification) => (
        <BellNotification
          key={notification.id}
          notification={notification}
          isMain={notification.id === main}
          onFollow={(one) => {
            markRead(one);
            onClose();
          }}
          onPress={(one) => {
            onClose();
            pressButton(one);
          }}
        />
      ))}
    </ul>
  );
}
