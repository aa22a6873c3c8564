import { userTypes } from '@callboard/contract/accounts/user-types';
import { useState } from 'react';
import { YourTurn } from '../../../features/casting/availability-checks/your-turn.tsx';
import { RecruiterDesk } from '../../../features/casting/desk/index.ts';
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

export function Component() {
  const { user } = useSession();
  const [isChangingIcon, setIsChangingIcon] = useState(false);
  if (!user) return null;
  const openIcon = () => setIsChangingIcon(true);
  return (
    <>
      {user.user_type === userTypes.recruiter ? (
        <RecruiterDesk user={user} onAddIcon={openIcon} foot={<ReferralCard userId={user.user_id} />} />
      ) : (
        <Dashboard
          user={user}
          onAddIcon={openIcon}
          requests={isCompleteTalent(user) && <YourTurn userId={user.user_id} />}
        />
      )}
      {isChangingIcon && <ProfileIconDialog opened onClose={() => setIsChangingIcon(false)} />}
    </>
  );
}
