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

interface OwnerPartsProps {
  userId: number;
  isFrozen: boolean;
}

/** What only the owner of a page finds on it: the way to the badge, and the link to pass on. */
function OwnerParts({ userId, isFrozen }: OwnerPartsProps) {
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
        // Another recruiter is another page: nothing opened here goes along.
        key={userUniqueId}
        userUniqueId={userUniqueId}
        onChangePhoto={() => setIsChangingPhoto(true)}
        ownerSections={user && <OwnerParts userId={user.user_id} isFrozen={user.isFreezed} />}
      />
      {isChangingPhoto && <ProfileIconDialog opened onClose={() => setIsChangingPhoto(false)} />}
    </>
  );
}
