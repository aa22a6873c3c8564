import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { useNewNotifications } from '../../../features/messaging/notifications/bell/use-new-notifications.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { isCompleteTalent } from '../../../shared/lib/complete-talent.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { ProfileMenu } from './profile-menu.tsx';

interface MemberActionsProps {
  user: SessionUser;
  pathname: string;
}

/** Bell and profile menu. Loaded for those who are signed in only. */
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
