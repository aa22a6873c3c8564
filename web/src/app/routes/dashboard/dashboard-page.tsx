import { type SessionUser, userTypes } from '@callboard/contract/accounts/sessions';
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

/** Questions wait for a talent with a profile; others have none. */
function useAsked(user: SessionUser | undefined) {
  const isAskable = user !== undefined && isCompleteTalent(user);
  const { data, isLoading } = useWaitingNotifications(user?.user_id ?? 0, isAskable);
  const count = data?.totalResults ?? 0;
  return user && isAskable && { isPending: isLoading, count, part: <WaitingForYou userId={user.user_id} /> };
}

export function Component() {
  const { user } = useSession();
  const asked = useAsked(user);
  const [isChangingIcon, setIsChangingIcon] = useState(false);
  if (!user) return null;
  return (
    <>
      <Dashboard
        user={user}
        onAddIcon={() => setIsChangingIcon(true)}
        {...(asked && { asked })}
        foot={user.user_type === userTypes.recruiter && <ReferralCard userId={user.user_id} />}
      />
      {isChangingIcon && <ProfileIconDialog opened onClose={() => setIsChangingIcon(false)} />}
    </>
  );
}
