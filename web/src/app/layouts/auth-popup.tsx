import { useEffect } from 'react';
import { useAuthDialog } from '../../shared/lib/auth-dialog.ts';
import { lazyComponent } from '../../shared/lib/lazy-component.tsx';
import { onFirstUse } from '../../shared/lib/on-first-use.ts';
import { useOnceTrue } from '../../shared/lib/use-once-true.ts';
import { preloadDialogs } from '../../shared/ui/dialog/dialog-frame.tsx';
import { LoadingLine } from '../../shared/ui/loading-line/loading-line.tsx';

const { Component: AuthDialog, preload } = lazyComponent(
  () => {
    void preloadDialogs();
    return import('../../features/accounts/sign-in/auth-dialog.tsx');
  },
  <LoadingLine />,
);

/** The sign-in and sign-up dialog, loaded when first opened. It stays mounted for its closing animation. */
export function AuthPopup() {
  useEffect(() => onFirstUse('[data-needs-script]', preload), []);
  const isLoaded = useOnceTrue(useAuthDialog() !== undefined);
  return isLoaded ? <AuthDialog /> : null;
}
