import { useState } from 'react';
import { Settings } from '../../../features/accounts/settings/index.ts';
import { lazyComponent } from '../../../shared/lib/lazy-component.tsx';
import { ownIcon } from '../../../shared/lib/own-icon.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

const { Component: ProfileIconDialog } = lazyComponent(
  () => import('../../../features/people/profile-icon/profile-icon-dialog.tsx'),
);

const { Component: VerificationSection } = lazyComponent(
  () => import('../../../features/people/recruiter-verification/components/verification-section.tsx'),
);

/** Settings with the icon dialog. The guard has checked that a user is signed in. */
export function Component() {
  const { user } = useSession();
  const [isChangingIcon, setIsChangingIcon] = useState(false);
  if (!user) return null;
  return (
    <>
      <Settings
        userId={user.user_id}
        icon={ownIcon(user)}
        onChangeIcon={() => setIsChangingIcon(true)}
        verification={<VerificationSection userId={user.user_id} isFrozen={user.isFreezed} />}
      />
      {isChangingIcon && <ProfileIconDialog opened onClose={() => setIsChangingIcon(false)} />}
    </>
  );
}
