import type { SessionAnswer } from '@callboard/contract/accounts/sessions';
import { openAuthDialog } from '../../../../shared/lib/auth-dialog.ts';
import { forgetReferral } from '../../../../shared/lib/referral.ts';
import { session } from '../../../../shared/lib/session/index.ts';
import { forgetDraft } from '../draft/auth-draft.ts';
import { setPendingEmail } from './pending-email.ts';

/** The server has let someone in. The guard of a page and the popup both hear of it and move on. */
export function arriveSignedIn(answer: SessionAnswer): void {
  session.start(answer);
  forgetDraft();
}

/** One step is left for an e-mail address: it is done in the popup, over whatever page comes next. */
export function arriveSignedUp(answer: SessionAnswer): void {
  const { email } = answer.user;
  if (email) {
    // Before the session starts: whoever hears of it must know that a step is left.
    setPendingEmail(email);
    openAuthDialog('sign-up');
  }
  session.start(answer);
  forgetDraft();
  forgetReferral();
}
