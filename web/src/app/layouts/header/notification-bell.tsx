import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CountBadge } from '../../../shared/ui/count-badge/count-badge.tsx';
import headerClasses from './header.module.css';
import { HeaderPopover } from './header-popover.tsx';
import type { LatestNotification, LatestNotifications } from './latest-notifications.ts';
import classes from './notification-bell.module.css';

function Latest({ items }: { items: readonly LatestNotification[] }) {
  const { t } = useTranslation('shell');
  if (items.length === 0) {
    return (
      <div className={classes.empty}>
        <p className={classes.emptyTitle}>{t('bell.empty')}</p>
        <p>{t('bell.emptyText')}</p>
      </div>
    );
  }
  return (
    <ul className={classes.list}>
      {items.map(({ id, message, when, isNew }) => (
        <li key={id} data-new={isNew || undefined}>
          <p>{message}</p>
          <small>{when}</small>
        </li>
      ))}
    </ul>
  );
}

interface NotificationBellProps extends LatestNotifications {
  allNotifications: string;
}

/** The last three notifications, and the way to all of them. */
export function NotificationBell({ count, items, allNotifications }: NotificationBellProps) {
  const { t } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <HeaderPopover
      opened={isOpen}
      onChange={setIsOpen}
      label={t('bell.title')}
      width={412}
      button={
        <button
          type="button"
          className={headerClasses.iconButton}
          aria-label={t('bell.open', { count })}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Bell size={20} aria-hidden />
          {count > 0 && (
            <span className={classes.dot} aria-hidden>
              {count > 99 ? '99+' : count}
            </span>
          )}
        </button>
      }
    >
      <h2 className={classes.title}>
        {t('bell.title')}
        <CountBadge count={count} />
      </h2>
      <Latest items={items} />
      <Link className={classes.all} to={allNotifications} onClick={() => setIsOpen(false)}>
        {t('bell.all')}
      </Link>
    </HeaderPopover>
  );
}
