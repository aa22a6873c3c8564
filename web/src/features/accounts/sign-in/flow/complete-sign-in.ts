import type { SessionAnswer } from '@callboard/contract/accounts/sessions';
import { openAuthDialog } from '../../../../shared/lib/auth-dialog.ts';
import { clearReferral } from '../../../../shared/lib/referral.ts';
import { session } from '../../../../shared/lib/session/index.ts';
import { clearDraft } from '../draft/auth-draft.ts';
import { setPendingEmail } from './pending-email.ts';

export function completeSignIn(answer: SessionAnswer): void {
  session.start(answer);
  clearDraft();
}

/** An email is verified in the dialog, over the page that comes next. */
export function completeSignUp(answer: SessionAnswer): void {
  const { email } = answer.user;
  if (email) {
    // Before the session starts, because the dialog closes on sign-in unless an email is pending.
    setPendingEmail(email);
    openAuthDialog('sign-up');
  }
  session.start(answer);
  clearDraft();
  clearReferral();
}
