import { useEffect } from 'react';
import {
  closeAsk,
  closeLetter,
  closeUnlock,
  useAskRequest,
  useLetterRequest,
  useUnlockRequest,
} from '../../features/casting/unlocking/index.ts';
import { latePart } from '../../shared/lib/late-part.tsx';
import { onSessionEnd, useSession } from '../../shared/lib/session/index.ts';
import { isOnThinLine } from '../../shared/lib/thin-line.ts';
import { useLiveAnswers } from './use-live-answers.ts';
import { useWanted } from './use-wanted.ts';

const { Part: UnlockDialog, sendFor: sendForUnlock } = latePart(
  () => import('../../features/casting/unlocking/unlock-dialog.tsx'),
);
const { Part: LetterDialog } = latePart(
  () => import('../../features/casting/unlocking/letter/letter-dialog.tsx'),
);
const { Part: AskDialog } = latePart(
  () => import('../../features/casting/unlocking/question/ask-dialog.tsx'),
);

/** A recruiter has the dialog at hand when it is asked for, unless data is dear. */
function useScriptAhead(isRecruiter: boolean) {
  useEffect(() => {
    if (!isRecruiter || isOnThinLine() || !('requestIdleCallback' in window)) return;
    const handle = window.requestIdleCallback(sendForUnlock, { timeout: 10_000 });
    return () => window.cancelIdleCallback(handle);
  }, [isRecruiter]);
}

/** What recruiters open over any page about a talent: the unlock; to somebody unlocked a letter, or a question. */
export function TalentPopups() {
  const { user } = useSession();
  useScriptAhead(user?.user_type === 2);
  useLiveAnswers(user?.user_type === 2 ? user.user_id : undefined);
  useEffect(
    () =>
      onSessionEnd(() => {
        closeUnlock();
        closeLetter();
        closeAsk();
      }),
    [],
  );
  const wantsUnlock = useWanted(useUnlockRequest() !== undefined);
  const wantsLetter = useWanted(useLetterRequest() !== undefined);
  const wantsAsk = useWanted(useAskRequest() !== undefined);
  return (
    <>
      {wantsUnlock && <UnlockDialog />}
      {wantsLetter && <LetterDialog />}
      {wantsAsk && <AskDialog />}
    </>
  );
}
