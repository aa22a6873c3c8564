import { lazy, Suspense } from 'react';
import { useAuthDialog } from '../../shared/lib/auth-dialog.ts';

const AuthDialog = lazy(() => import('../../features/auth/auth-dialog.tsx'));

/** The sign-in and sign-up popup, fetched when somebody first opens it. */
export function AuthPopup() {
  const state = useAuthDialog();
  if (!state) return null;
  return (
    <Suspense>
      <AuthDialog />
    </Suspense>
  );
}
