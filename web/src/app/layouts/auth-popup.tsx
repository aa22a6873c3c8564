import { useState } from 'react';
import { useAuthDialog } from '../../shared/lib/auth-dialog.ts';
import { latePart } from '../../shared/lib/late-part.tsx';

const { Part: AuthDialog } = latePart(() => import('../../features/accounts/sign-in/auth-dialog.tsx'));

/** The sign-in and sign-up popup, fetched when somebody first opens it. It stays, to close in its own time. */
export function AuthPopup() {
  const state = useAuthDialog();
  const [isWanted, setIsWanted] = useState(false);
  if (state && !isWanted) setIsWanted(true);
  return isWanted ? <AuthDialog /> : null;
}
