import './i18n.ts';
import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { userTypes } from '@callboard/contract/accounts/user-types';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import {
  type AuthDialogState,
  type AuthMode,
  closeAuthDialog,
  openAuthDialog,
  useAuthDialog,
} from '../../../shared/lib/auth-dialog.ts';
import { isCompleteTalent } from '../../../shared/lib/complete-talent.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { forgetTarget, isApplyForm, peekTarget, useSession } from '../../../shared/lib/session/index.ts';
import { PlainButton } from '../../../shared/ui/button/button.tsx';
import { DialogFrame } from '../../../shared/ui/dialog/dialog-frame.tsx';
import classes from './auth-dialog.module.css';
import { updateDraft } from './draft/auth-draft.ts';
import { type AuthFlow, AuthFlowProvider, type AuthStep } from './flow/auth-flow.ts';
import { setPendingEmail, usePendingEmail } from './flow/pending-email.ts';
import { CheckEmail } from './views/check-email.tsx';
import { ForgotPassword } from './views/forgot-password.tsx';
import { SignInView } from './views/sign-in-view.tsx';
import { SignUpView } from './views/sign-up-view.tsx';

/** Moves the focus when one step replaces another. The focus trap handles the first step. */
function useFocusOnStep(isOpen: boolean, step: string) {
  const body = useRef<HTMLDivElement>(null);
  const last = useRef<string>(undefined);
  useEffect(() => {
    const isNew = isOpen && last.current !== undefined && last.current !== step;
    last.current = isOpen ? step : undefined;
    if (!isNew) return;
    body.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [isOpen, step]);
  return body;
}

/** The requested step, or "forgot password" from there. It stays the same while the dialog closes. */
function useStep(requested: AuthDialogState | undefined): [AuthStep, (step: AuthStep) => void] {
  const [mode, setMode] = useState<AuthMode>('sign-in');
  const [isForgotPassword, setIsForgotPassword] = useState(false);
  if (requested && requested.mode !== mode) setMode(requested.mode);
  useEffect(() => {
    if (requested?.kind) updateDraft({ kind: requested.kind });
    if (requested) setIsForgotPassword(false);
  }, [requested]);
  const goTo = (step: AuthStep) => {
    setIsForgotPassword(step === 'forgot-password');
    if (step !== 'forgot-password') openAuthDialog(step);
  };
  return [isForgotPassword ? 'forgot-password' : mode, goTo];
}

const isOrIsBelow = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/** Where guests read and search goes on as it is. Talents who are new, and recruiters, have more to do elsewhere than find jobs. */
function staysOnPage(pathname: string, user: SessionUser | undefined): boolean {
  const kept = [paths.app(), paths.verifyEmail(), paths.findTalents(), '/jobs'];
  const isForTalent = user?.user_type === userTypes.talent && isCompleteTalent(user);
  return [...kept, ...(isForTalent ? [paths.findJobs()] : [])].some((path) => isOrIsBelow(pathname, path));
}

/**
 * Goes to the page that was requested before, which forgets it on arrival. Without one, some pages continue
 * where they are and the others lead to the app.
 */
function useContinueAfterSignIn() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { user } = useSession();
  return () => {
    closeAuthDialog();
    // A recruiter who pressed Apply goes on reading the job.
    if (user?.user_type === userTypes.recruiter && isApplyForm(peekTarget() ?? '')) forgetTarget();
    const target = peekTarget();
    if (target !== undefined) void navigate(target);
    else if (!staysOnPage(pathname, user)) void navigate(paths.app());
  };
}

const views = { 'sign-in': SignInView, 'sign-up': SignUpView, 'forgot-password': ForgotPassword };

/** Sign-in and sign-up over any page; full screen on a phone. */
export default function AuthDialog() {
  const { t } = useTranslation('auth');
  const requested = useAuthDialog();
  const [step, goTo] = useStep(requested);
  const { user } = useSession();
  const pendingEmail = usePendingEmail();
  const continueAfterSignIn = useContinueAfterSignIn();
  const isOpen = requested !== undefined;

  const emailToConfirm = user?.email === pendingEmail ? pendingEmail : undefined;
  useEffect(() => {
    // Signed in here or in another tab.
    if (isOpen && user && !emailToConfirm) continueAfterSignIn();
  });

  const close = emailToConfirm ? continueAfterSignIn : closeAuthDialog;
  const shown = emailToConfirm ? 'check-email' : step;
  const body = useFocusOnStep(isOpen, shown);

  const flow: AuthFlow = { Title: 'h2', goTo };
  const View = views[step];
  return (
    <DialogFrame
      opened={isOpen}
      onClose={close}
      label={t('dialog')}
      width={shown === 'check-email' || shown === 'forgot-password' ? '30rem' : '56.25rem'}
      closesOnClickOutside={false}
      onClosed={() => setPendingEmail(undefined)}
      containerClassName={classes.place}
      className={classes.dialog}
    >
      <div className={classes.closeBar}>
        <PlainButton className={classes.close} aria-label={t('close')} onClick={close}>
          <X size={20} aria-hidden />
        </PlainButton>
      </div>
      <div className={classes.body} ref={body}>
        <AuthFlowProvider value={flow}>
          {emailToConfirm ? <CheckEmail email={emailToConfirm} onDone={continueAfterSignIn} /> : <View />}
        </AuthFlowProvider>
      </div>
    </DialogFrame>
  );
}
