import type { Notification } from '@callboard/contract/messaging/notifications';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useCameFrom } from '../../../../shared/lib/way-back.ts';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { targetPath } from '../model/notification-state.ts';
import classes from './notification-link.module.css';

function NotificationText({ parts }: Pick<Notification, 'parts'>) {
  let offset = 0;
  return parts.map(({ text, style }) => {
    const key = offset;
    offset += text.length;
    if (style === 'strong') return <b key={key}>{text}</b>;
    return style === 'title' ? (
      <em key={key} className={classes.title}>
        {text}
      </em>
    ) : (
      text
    );
  });
}

interface NotificationLinkProps {
  notification: Notification;
  onFollow: (notification: Notification) => void;
}

/** Covers the whole row. */
export function NotificationLink({ notification, onFollow }: NotificationLinkProps) {
  const { t } = useTranslation('notifications');
  const cameFrom = useCameFrom();
  return (
    <Link
      className={classes.link}
      to={targetPath(notification)}
      state={cameFrom}
      onClick={() => onFollow(notification)}
    >
      {!notification.status && <VisuallyHidden>{t('unreadMark')}: </VisuallyHidden>}
      <NotificationText parts={notification.parts} />
    </Link>
  );
}
