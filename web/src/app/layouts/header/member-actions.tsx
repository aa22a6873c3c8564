import type { SessionUser } from '@callboard/contract/session-user';
import { isCompleteTalent } from '../../../shared/lib/complete-talent.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { useLatestNotifications } from './latest-notifications.ts';
import { NotificationBell } from './notification-bell.tsx';
import { ProfileMenu } from './profile-menu.tsx';

interface MemberActionsProps {
  user: SessionUser;
  pathname: string;
}

/** Bell and profile menu. Loaded for those who are signed in only. */
export default function MemberActions({ user, pathname }: MemberActionsProps) {
  const latest = useLatestNotifications();
  const allNotifications =
    user.user_type === 1 ? paths.talentNotifications() : paths.recruiterNotifications();
  return (
    <>
      {(user.user_type === 2 || isCompleteTalent(user)) && (
        <NotificationBell key={`bell ${pathname}`} {...latest} allNotifications={allNotifications} />
      )}
      <ProfileMenu key={`menu ${pathname}`} user={user} pathname={pathname} />
    </>
  );
}
