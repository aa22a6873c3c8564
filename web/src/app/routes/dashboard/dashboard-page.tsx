import { lazy, Suspense, useState } from 'react';
import { Dashboard } from '../../../features/dashboard/index.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

const ProfileIconDialog = lazy(() => import('../../../features/profile-icon/profile-icon-dialog.tsx'));

export function Component() {
  const { user } = useSession();
  const [isChangingIcon, setIsChangingIcon] = useState(false);
  if (!user) return null;
  return (
    <>
      <Dashboard user={user} onAddIcon={() => setIsChangingIcon(true)} />
      <Suspense>
        {isChangingIcon && <ProfileIconDialog opened onClose={() => setIsChangingIcon(false)} />}
      </Suspense>
    </>
  );
}
