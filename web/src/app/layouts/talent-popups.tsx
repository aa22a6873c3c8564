import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { rememberSearchCharacter } from '../../features/casting/characters/index.ts';
import {
  closeAvailabilityCheck,
  closeEmailDialog,
  closeUnlock,
  refreshQuestions,
  useAvailabilityCheckRequest,
  useEmailRequest,
  useUnlockRequest,
} from '../../features/casting/unlocking/index.ts';
import { lazyComponent } from '../../shared/lib/lazy-component.tsx';
import { onLive, onLiveConnect } from '../../shared/lib/live/index.ts';
import { onSessionEnd, useSession } from '../../shared/lib/session/index.ts';
import { isSlowConnection } from '../../shared/lib/slow-connection.ts';
import { useOnceTrue } from '../../shared/lib/use-once-true.ts';

/** An availability check got a reply or expired: refreshes what the recruiter sees of it. */
function useLiveAnswers(recruiterId: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (recruiterId === undefined) return;
    const stop = onLive('notification', ({ user_id, unlockDate }) => {
      if (user_id === recruiterId && unlockDate) refreshQuestions(client, recruiterId, unlockDate.talent_id);
    });
    const stopAgain = onLiveConnect(() => refreshQuestions(client, recruiterId));
    return () => {
      stop();
      stopAgain();
    };
  }, [client, recruiterId]);
}

const { Component: UnlockDialog, preload: preloadUnlock } = lazyComponent(
  () => import('../../features/casting/unlocking/unlock-dialog.tsx'),
);
const { Component: EmailDialog } = lazyComponent(
  () => import('../../features/casting/unlocking/email-dialog.tsx'),
);
const { Component: AvailabilityCheckDialog } = lazyComponent(
  () => import('../../features/casting/unlocking/availability-check-dialog.tsx'),
);

/** Preloads the dialog for recruiters, unless data is metered. */
function useScriptAhead(isRecruiter: boolean) {
  useEffect(() => {
    if (!isRecruiter || isSlowConnection() || !('requestIdleCallback' in window)) return;
    const handle = window.requestIdleCallback(preloadUnlock, { timeout: 10_000 });
    return () => window.cancelIdleCallback(handle);
  }, [isRecruiter]);
}

/** Dialogs for recruiters over any page: unlock, email, availability check. */
export function TalentPopups() {
  const { user } = useSession();
  useScriptAhead(user?.user_type === 2);
  useLiveAnswers(user?.user_type === 2 ? user.user_id : undefined);
  useEffect(
    () =>
      onSessionEnd(() => {
        closeUnlock();
        closeEmailDialog();
        closeAvailabilityCheck();
        rememberSearchCharacter(undefined);
      }),
    [],
  );
  const wantsUnlock = useOnceTrue(useUnlockRequest() !== undefined);
  const wantsEmail = useOnceTrue(useEmailRequest() !== undefined);
  const wantsAvailabilityCheck = useOnceTrue(useAvailabilityCheckRequest() !== undefined);
  return (
    <>
      {wantsUnlock && <UnlockDialog />}
      {wantsEmail && <EmailDialog />}
      {wantsAvailabilityCheck && <AvailabilityCheckDialog />}
    </>
  );
}
