import { lazy, Suspense, useState } from 'react';
import { useAuthDialog } from '../../shared/lib/auth-dialog.ts';

const AuthDialog = lazy(() => import('../../features/auth/auth-dialog.tsx'));

/** The sign-in and sign-up popup, fetched when somebody first opens it. It stays, to close in its own time. */
export function AuthPopup() {
  const state = useAuthDialog();
  const [isWanted, setIsWanted] = useState(false);
  if (state && !isWanted) setIsWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense>
      <AuthDialog />
    </Suspense>
  );
}
