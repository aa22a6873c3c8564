import { userTypes } from '@callboard/contract/session-user';
import { useState } from 'react';
import { Dashboard } from '../../../features/dashboard/index.ts';
import { latePart } from '../../../shared/lib/late-part.tsx';
import { useSession } from '../../../shared/lib/session/index.ts';

const { Part: ProfileIconDialog } = latePart(
  () => import('../../../features/profile-icon/profile-icon-dialog.tsx'),
);

const { Part: ReferralCard } = latePart(
  () => import('../../../features/referral/components/referral-card.tsx'),
);

export function Component() {
  const { user } = useSession();
  const [isChangingIcon, setIsChangingIcon] = useState(false);
  if (!user) return null;
  return (
    <>
      <Dashboard
        user={user}
        onAddIcon={() => setIsChangingIcon(true)}
        foot={user.user_type === userTypes.recruiter && <ReferralCard userId={user.user_id} />}
      />
      {isChangingIcon && <ProfileIconDialog opened onClose={() => setIsChangingIcon(false)} />}
    </>
  );
}
