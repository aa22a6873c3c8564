import { useEffect, useState } from 'react';
import { latePart } from '../../shared/lib/late-part.tsx';
import { onSessionEnd, useSession } from '../../shared/lib/session/index.ts';
import { isOnThinLine } from '../../shared/lib/thin-line.ts';
import { closeLetter, useLetterRequest } from '../../shared/lib/unlocking/letter-request.ts';
import { closeUnlock, useUnlockRequest } from '../../shared/lib/unlocking/unlock-request.ts';

const { Part: UnlockDialog, sendFor: sendForUnlock } = latePart(
  () => import('../../features/unlocking/unlock-dialog.tsx'),
);
const { Part: LetterDialog } = latePart(() => import('../../features/unlocking/letter/letter-dialog.tsx'));

/** Once wanted it stays, to close in its own time. */
function useWanted(isAsked: boolean): boolean {
  const [isWanted, setIsWanted] = useState(false);
  if (isAsked && !isWanted) setIsWanted(true);
  return isWanted;
}

/** A recruiter has the dialog at hand when it is asked for, unless data is dear. */
function useScriptAhead(isRecruiter: boolean) {
  useEffect(() => {
    if (!isRecruiter || isOnThinLine() || !('requestIdleCallback' in window)) return;
    const handle = window.requestIdleCallback(sendForUnlock, { timeout: 10_000 });
    return () => window.cancelIdleCallback(handle);
  }, [isRecruiter]);
}

/** What recruiters open over any page about a talent: the unlock, and the letter to somebody unlocked. */
export function TalentPopups() {
  const { user } = useSession();
  useScriptAhead(user?.user_type === 2);
  useEffect(
    () =>
      onSessionEnd(() => {
        closeUnlock();
        closeLetter();
      }),
    [],
  );
  const wantsUnlock = useWanted(useUnlockRequest() !== undefined);
  const wantsLetter = useWanted(useLetterRequest() !== undefined);
  return (
    <>
      {wantsUnlock && <UnlockDialog />}
      {wantsLetter && <LetterDialog />}
    </>
  );
}
