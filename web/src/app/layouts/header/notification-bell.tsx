import { Bell } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { BellSkeleton } from '../../../features/messaging/notifications/bell/bell-skeleton.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { lazyComponent } from '../../../shared/lib/lazy-component.tsx';
import { CountBadge } from '../../../shared/ui/count-badge/count-badge.tsx';
import headerClasses from './header.module.css';
import { HeaderPopover } from './header-popover.tsx';
import classes from './notification-bell.module.css';

const { Component: BellPanel, preload } = lazyComponent(
  () => import('../../../features/messaging/notifications/bell/bell-panel.tsx'),
  <BellSkeleton />,
);

interface NotificationBellProps {
  userId: number;
  /** How many are new. */
  count: number;
  allNotifications: string;
}

/** The last three notifications with a link to all. */
export function NotificationBell({ userId, count, allNotifications }: NotificationBellProps) {
  const { t } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState(false);
  /** Opening marks all as viewed. Holds how many were new. */
  const [newWhenOpened, setNewWhenOpened] = useState(0);
  const close = () => setIsOpen(false);
  const change = (opened: boolean) => {
    if (opened) setNewWhenOpened(count);
    setIsOpen(opened);
  };
  return (
    <HeaderPopover
      opened={isOpen}
      onChange={change}
      label={t('bell.title')}
      width={412}
      trigger={(props) => (
        <button
          {...props}
          type="button"
          className={headerClasses.iconButton}
          aria-label={t('bell.open', { count })}
          onPointerEnter={preload}
          onFocus={preload}
        >
          <Bell size={20} aria-hidden />
          {count > 0 && (
            <span className={classes.dot} aria-hidden>
              {count > 99 ? '99+' : count}
            </span>
          )}
        </button>
      )}
    >
      <h2 className={classes.title}>
        {t('bell.title')}
        <CountBadge count={Math.max(newWhenOpened, count)} />
      </h2>
      <div className={classes.room}>
        <BellPanel userId={userId} count={count} onClose={close} />
      </div>
      <Link className={classes.all} to={allNotifications} onClick={close}>
        {t('bell.all')}
      </Link>
    </HeaderPopover>
  );
}
