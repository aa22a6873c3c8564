import type { Notification } from '@callboard/contract/messaging/notifications';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { placeOf } from '../model/notification-state.ts';
import classes from './notification-link.module.css';

/** What it says, with names and titles set apart. */
function NotificationText({ parts }: Pick<Notification, 'parts'>) {
  let place = 0;
  return parts.map(({ text, style }) => {
    const key = place;
    place += text.length;
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

/** What it says, leading to what it is about. The whole row it stands in is pressed with it. */
export function NotificationLink({ notification, onFollow }: NotificationLinkProps) {
  const { t } = useTranslation('notifications');
  return (
    <Link className={classes.link} to={placeOf(notification)} onClick={() => onFollow(notification)}>
      {!notification.status && <VisuallyHidden>{t('unreadMark')}: </VisuallyHidden>}
      <NotificationText parts={notification.parts} />
    </Link>
  );
}
