import { useState } from 'react';
import { useParams } from 'react-router';
import { RecruiterPage } from '../../../features/people/recruiter-profiles/index.ts';
import { lazyComponent } from '../../../shared/lib/lazy-component.tsx';
import { useSession } from '../../../shared/lib/session/index.ts';
import classes from './recruiter-page.module.css';

const { Component: VerificationSection } = lazyComponent(
  () => import('../../../features/people/recruiter-verification/components/verification-section.tsx'),
);
const { Component: ReferralCard } = lazyComponent(
  () => import('../../../features/accounts/referrals/components/referral-card.tsx'),
);

interface OwnerSectionsProps {
  userId: number;
  isFrozen: boolean;
}

/** For the owner only: verification and the referral link. */
function OwnerSections({ userId, isFrozen }: OwnerSectionsProps) {
  return (
    <div className={classes.parts}>
      <div id="verification">
        <VerificationSection userId={userId} isFrozen={isFrozen} />
      </div>
      <ReferralCard userId={userId} />
    </div>
  );
}

const { Component: ProfileIconDialog } = lazyComponent(
  () => import('../../../features/people/profile-icon/profile-icon-dialog.tsx'),
);

export function Component() {
  const { userUniqueId = '' } = useParams();
  const { user } = useSession();
  const [isChangingPhoto, setIsChangingPhoto] = useState(false);
  return (
    <>
      <RecruiterPage
        // Resets the state for another recruiter.
        key={userUniqueId}
        userUniqueId={userUniqueId}
        onChangePhoto={() => setIsChangingPhoto(true)}
        ownerSections={user && <OwnerSections userId={user.user_id} isFrozen={user.isFreezed} />}
      />
      {isChangingPhoto && <ProfileIconDialog opened onClose={() => setIsChangingPhoto(false)} />}
    </>
  );
}
