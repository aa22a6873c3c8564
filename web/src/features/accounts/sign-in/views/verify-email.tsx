import '../i18n.ts';
import { LinkToken } from '@callboard/contract/accounts/credentials';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, Hourglass, type LucideIcon, MailX, TimerOff, Unlink } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { type RequestError, readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { openAuthDialog } from '../../../../shared/lib/auth-dialog.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { session, useSession } from '../../../../shared/lib/session/index.ts';
import { AuthLink } from '../../../../shared/ui/auth-link/auth-link.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { postEmailCode, postVerifyEmail } from '../api.ts';
import { setPendingEmail } from '../flow/pending-email.ts';
import { ErrorAlert } from '../forms/error-alert.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { LinkState } from './link-state.tsx';
import { useLinkToken } from './use-link-token.ts';

function ContinueLink() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  return (
    <ButtonLink to={user ? paths.app() : paths.signIn()}>
      {t(user ? 'verifyEmail.continue' : 'signIn')}
    </ButtonLink>
  );
}

/** Only for a signed-in person: we do not email an address that a guest typed. */
function ResendEmail() {
  const { t } = useTranslation('auth');
  const email = useSession().user?.email;
  const { submit, retry, isBusy, error } = useSubmission(postEmailCode, {
    onDone: (_nothing, address) => {
      setPendingEmail(address);
      openAuthDialog('sign-up');
    },
  });
  if (!email) {
    return (
      <AuthLink mode="sign-in" look={{ variant: 'filled' }}>
        {t('verifyEmail.signInFirst')}
      </AuthLink>
    );
  }
  return (
    <>
      <ErrorAlert error={error} onRetry={retry} />
      <Button onClick={() => submit(email)} aria-disabled={isBusy || undefined}>
        {isBusy ? t('busy.sending') : t('verifyEmail.resend')}
      </Button>
    </>
  );
}

type State = 'working' | 'done' | 'expired' | 'used' | 'broken' | 'failed';

const stateOfCode: Partial<Record<RequestError['code'], State>> = {
  LINK_EXPIRED: 'expired',
  LINK_USED: 'used',
  NOT_FOUND: 'broken',
  VALIDATION_FAILED: 'broken',
};

const icons: Record<Exclude<State, 'working'>, { icon: LucideIcon; family: 'go' | 'stop' | 'mute' }> = {
  done: { icon: CircleCheck, family: 'go' },
  used: { icon: CircleCheck, family: 'mute' },
  expired: { icon: TimerOff, family: 'stop' },
  broken: { icon: Unlink, family: 'stop' },
  failed: { icon: MailX, family: 'stop' },
};

/** A link works once, so it is sent once even if React mounts the page twice. */
const pending = new Map<string, Promise<unknown>>();

function verifyOnce(token: string) {
  const call = pending.get(token) ?? postVerifyEmail(token);
  pending.set(token, call);
  call.catch(() => pending.delete(token));
  return call;
}

function useVerification(token: string): { state: State; retry: () => void } {
  const isComplete = LinkToken.safeParse(token).success;
  const { mutate, error, isSuccess } = useMutation({
    mutationFn: verifyOnce,
    onSuccess: () => session.refreshUser().catch(() => undefined),
  });
  useEffect(() => {
    if (isComplete) mutate(token);
  }, [isComplete, mutate, token]);
  const failure = error && (stateOfCode[readRequestError(error).code] ?? 'failed');
  const state = isComplete ? (failure ?? (isSuccess ? 'done' : 'working')) : 'broken';
  return { state, retry: () => mutate(token) };
}

/** The page of the link in the verification email. */
export function VerifyEmail() {
  const { t } = useTranslation('auth');
  const { state, retry } = useVerification(useLinkToken());
  if (state === 'working') {
    return (
      <LinkState
        icon={Hourglass}
        family="mute"
        title={t('verifyEmail.title')}
        text={t('verifyEmail.working')}
      >
        {null}
      </LinkState>
    );
  }
  return (
    <LinkState {...icons[state]} title={t(`verifyEmail.${state}Title`)} text={t(`verifyEmail.${state}`)}>
      {state === 'failed' && <Button onClick={retry}>{t('retry')}</Button>}
      {(state === 'expired' || state === 'broken') && <ResendEmail />}
      {(state === 'done' || state === 'used') && <ContinueLink />}
      {state !== 'done' && (
        <ButtonLink to={paths.home()} variant="outline">
          {t('verifyEmail.home')}
        </ButtonLink>
      )}
    </LinkState>
  );
}
