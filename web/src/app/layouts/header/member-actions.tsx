import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useNewNotifications } from '../../../features/messaging/notifications/bell/use-new-notifications.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { isCompleteTalent } from '../../../shared/lib/complete-talent.ts';
import { lazyComponent } from '../../../shared/lib/lazy-component.tsx';
import { paths } from '../../../shared/lib/paths.ts';
import { Avatar } from '../../../shared/ui/avatar/avatar.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { HeaderPopover } from './header-popover.tsx';
import { NotificationBell } from './notification-bell.tsx';
import classes from './profile-menu.module.css';
import { ProfileMenuEntries } from './profile-menu-entries.tsx';
import { avatarOf } from './profile-rules.ts';

const { Component: ProfileIconDialog } = lazyComponent(
  () => import('../../../features/people/profile-icon/profile-icon-dialog.tsx'),
);

interface ProfileMenuProps {
  user: SessionUser;
  pathname: string;
}

function ProfileMenu({ user, pathname }: ProfileMenuProps) {
  const { t } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState(false);
  const [isIconDialogOpen, setIsIconDialogOpen] = useState(false);
  return (
    <>
      <HeaderPopover
        opened={isOpen}
        onChange={setIsOpen}
        label={t('profileMenu.label')}
        width={288}
        trigger={(props) => (
          <button {...props} type="button" className={classes.me}>
            <VisuallyHidden>{t('profileMenu.open', { name: user.name })}</VisuallyHidden>
            <Avatar src={avatarOf(user)} name={user.name} />
            <span className={classes.name} aria-hidden>
              {user.name}
            </span>
            <ChevronDown className={classes.chevron} size={16} aria-hidden />
          </button>
        )}
      >
        <ProfileMenuEntries
          user={user}
          pathname={pathname}
          onChoose={() => setIsOpen(false)}
          onChangeIcon={() => setIsIconDialogOpen(true)}
        />
      </HeaderPopover>
      {isIconDialogOpen && <ProfileIconDialog opened onClose={() => setIsIconDialogOpen(false)} />}
    </>
  );
}

interface MemberActionsProps {
  user: SessionUser;
  pathname: string;
}

/** Bell and profile menu, loaded for signed-in users only. */
export default function MemberActions({ user, pathname }: MemberActionsProps) {
  const { t } = useTranslation('shell');
  const hasBell = user.user_type === 2 || isCompleteTalent(user);
  const { count, arrival } = useNewNotifications(user, hasBell);
  const allNotifications =
    user.user_type === 1 ? paths.talentNotifications() : paths.recruiterNotifications();
  return (
    <>
      {hasBell && (
        <NotificationBell
          key={`bell ${pathname}`}
          userId={user.user_id}
          count={count}
          allNotifications={allNotifications}
        />
      )}
      <VisuallyHidden role="status">{arrival && t('bell.arrived', { ...arrival })}</VisuallyHidden>
      <ProfileMenu key={`menu ${pathname}`} user={user} pathname={pathname} />
    </>
  );
}
