import './i18n.ts';
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
import { paths } from '../../../shared/lib/paths.ts';
import { takeTarget, useSession } from '../../../shared/lib/session/index.ts';
import { PlainButton } from '../../../shared/ui/button/button.tsx';
import { DialogFrame } from '../../../shared/ui/dialog/dialog-frame.tsx';
import classes from './auth-dialog.module.css';
import { keepInDraft } from './draft/auth-draft.ts';
import { setPendingEmail, usePendingEmail } from './flow/pending-email.ts';
import { type Place, PlaceProvider, type Step } from './flow/place.ts';
import { CheckMail } from './views/check-mail.tsx';
import { ForgotPassword } from './views/forgot-password.tsx';
import { SignInView } from './views/sign-in-view.tsx';
import { SignUpView } from './views/sign-up-view.tsx';

/** A step that replaces another takes the focus with it; the first one is the focus trap's own affair. */
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

/** The step shown: what the opener asked for, until somebody forgot a password. It stays while the popup closes. */
function useStep(asked: AuthDialogState | undefined): [Step, (step: Step) => void] {
  const [mode, setMode] = useState<AuthMode>('sign-in');
  const [isForgetful, setIsForgetful] = useState(false);
  if (asked && asked.mode !== mode) setMode(asked.mode);
  useEffect(() => {
    if (asked?.kind) keepInDraft({ kind: asked.kind });
    if (asked) setIsForgetful(false);
  }, [asked]);
  const goTo = (step: Step) => {
    setIsForgetful(step === 'forgot-password');
    if (step !== 'forgot-password') openAuthDialog(step);
  };
  return [isForgetful ? 'forgot-password' : mode, goTo];
}

const stays = (pathname: string) =>
  pathname.startsWith(paths.app()) || [paths.verifyEmail(), paths.findTalents()].includes(pathname);

/** Whoever came in over a public page goes on; whoever is in the application or in a search, or still has a link to mend, stays. */
function useGoOn() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    closeAuthDialog();
    const target = takeTarget();
    if (!stays(pathname)) void navigate(target ?? paths.app());
  };
}

const views = { 'sign-in': SignInView, 'sign-up': SignUpView, 'forgot-password': ForgotPassword };

/** Signing in and up over any page; on a phone it takes the whole screen. */
export default function AuthDialog() {
  const { t } = useTranslation('auth');
  const asked = useAuthDialog();
  const [step, goTo] = useStep(asked);
  const { user } = useSession();
  const pendingEmail = usePendingEmail();
  const goOn = useGoOn();
  const isOpen = asked !== undefined;

  const emailToConfirm = user?.email === pendingEmail ? pendingEmail : undefined;
  useEffect(() => {
    // Signed in here or in another tab: nothing is left to do but to go on.
    if (isOpen && user && !emailToConfirm) goOn();
  });

  const leave = emailToConfirm ? goOn : closeAuthDialog;
  const shown = emailToConfirm ? 'check-mail' : step;
  const body = useFocusOnStep(isOpen, shown);

  const place: Place = { Title: 'h2', goTo };
  const View = views[step];
  return (
    <DialogFrame
      opened={isOpen}
      onClose={leave}
      label={t('dialog')}
      width={shown === 'check-mail' || shown === 'forgot-password' ? '30rem' : '56.25rem'}
      closesOnClickOutside={false}
      onClosed={() => setPendingEmail(undefined)}
      placeClassName={classes.place}
      className={classes.dialog}
    >
      <div className={classes.closeRoom}>
        <PlainButton className={classes.close} aria-label={t('close')} onClick={leave}>
          <X size={20} aria-hidden />
        </PlainButton>
      </div>
      <div className={classes.body} ref={body}>
        <PlaceProvider value={place}>
          {emailToConfirm ? <CheckMail email={emailToConfirm} onDone={goOn} /> : <View />}
        </PlaceProvider>
      </div>
    </DialogFrame>
  );
}
