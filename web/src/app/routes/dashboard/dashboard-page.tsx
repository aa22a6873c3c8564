import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { userTypes } from '@callboard/contract/accounts/user-types';
import { useState } from 'react';
import { useWaitingNotifications, WaitingForYou } from '../../../features/messaging/notifications/index.ts';
import { Dashboard } from '../../../features/people/dashboard/index.ts';
import { isCompleteTalent } from '../../../shared/lib/complete-talent.ts';
import { lazyComponent } from '../../../shared/lib/lazy-component.tsx';
import { useSession } from '../../../shared/lib/session/index.ts';

const { Component: ProfileIconDialog } = lazyComponent(
  () => import('../../../features/people/profile-icon/profile-icon-dialog.tsx'),
);

const { Component: ReferralCard } = lazyComponent(
  () => import('../../../features/accounts/referrals/components/referral-card.tsx'),
);

/** Only talents with a complete profile get requests. */
function useOpenRequests(user: SessionUser | undefined) {
  const isEnabled = user !== undefined && isCompleteTalent(user);
  const { data, isLoading } = useWaitingNotifications(user?.user_id ?? 0, isEnabled);
  const count = data?.totalResults ?? 0;
  return (
    user && isEnabled && { isPending: isLoading, count, content: <WaitingForYou userId={user.user_id} /> }
  );
}

export function Component() {
  const { user } = useSession();
  const requests = useOpenRequests(user);
  const [isChangingIcon, setIsChangingIcon] = useState(false);
  if (!user) return null;
  return (
    <>
      <Dashboard
        user={user}
        onAddIcon={() => setIsChangingIcon(true)}
        {...(requests && { requests })}
        foot={user.user_type === userTypes.recruiter && <ReferralCard userId={user.user_id} />}
      />
      {isChangingIcon && <ProfileIconDialog opened onClose={() => setIsChangingIcon(false)} />}
    </>
  );
}
