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
import { TroubleNotice } from '../trouble/trouble-notice.tsx';
import { useSubmission } from '../trouble/use-submission.ts';
import { LinkState } from './link-state.tsx';
import { useLinkToken } from './use-link-token.ts';

/** On to the application for those who are in, to the door for those who are not. */
function Onward() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  return (
    <ButtonLink to={user ? paths.app() : paths.signIn()}>
      {t(user ? 'verifyEmail.goOn' : 'signIn')}
    </ButtonLink>
  );
}

/** Another mail for whoever is signed in; others sign in first, since a stranger's address is not ours to write to. */
function NewMail() {
  const { t } = useTranslation('auth');
  const email = useSession().user?.email;
  const { submit, retry, isBusy, trouble } = useSubmission(postEmailCode, {
    onDone: (_nothing, address) => {
      setPendingEmail(address);
      openAuthDialog('sign-up');
    },
  });
  if (!email) {
    return (
      <AuthLink mode="sign-in" look={{ variant: 'filled' }}>
        {t('verifyEmail.signInForMail')}
      </AuthLink>
    );
  }
  return (
    <>
      <TroubleNotice trouble={trouble} onRetry={retry} />
      <Button onClick={() => submit(email)} aria-disabled={isBusy || undefined}>
        {isBusy ? t('busy.sending') : t('verifyEmail.newMail')}
      </Button>
    </>
  );
}

type State = 'working' | 'done' | 'expired' | 'used' | 'broken' | 'lost';

const refusals: Partial<Record<RequestError['code'], State>> = {
  LINK_EXPIRED: 'expired',
  LINK_USED: 'used',
  NOT_FOUND: 'broken',
  VALIDATION_FAILED: 'broken',
};

const looks: Record<Exclude<State, 'working'>, { icon: LucideIcon; family: 'go' | 'stop' | 'mute' }> = {
  done: { icon: CircleCheck, family: 'go' },
  used: { icon: CircleCheck, family: 'mute' },
  expired: { icon: TimerOff, family: 'stop' },
  broken: { icon: Unlink, family: 'stop' },
  lost: { icon: MailX, family: 'stop' },
};

/** A link works once, so it is sent once, however often React mounts the page to test it. */
const underWay = new Map<string, Promise<unknown>>();

function verifyOnce(token: string) {
  const call = underWay.get(token) ?? postVerifyEmail(token);
  underWay.set(token, call);
  call.catch(() => underWay.delete(token));
  return call;
}

function useVerification(token: string): { state: State; retry: () => void } {
  const isWhole = LinkToken.safeParse(token).success;
  const { mutate, error, isSuccess } = useMutation({
    mutationFn: verifyOnce,
    onSuccess: () => session.refreshUser().catch(() => undefined),
  });
  useEffect(() => {
    if (isWhole) mutate(token);
  }, [isWhole, mutate, token]);
  const failed = error && (refusals[readRequestError(error).code] ?? 'lost');
  const state = isWhole ? (failed ?? (isSuccess ? 'done' : 'working')) : 'broken';
  return { state, retry: () => mutate(token) };
}

/** Where the link of the verification mail leads. */
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
    <LinkState {...looks[state]} title={t(`verifyEmail.${state}Title`)} text={t(`verifyEmail.${state}`)}>
      {state === 'lost' && <Button onClick={retry}>{t('retry')}</Button>}
      {(state === 'expired' || state === 'broken') && <NewMail />}
      {(state === 'done' || state === 'used') && <Onward />}
      {state !== 'done' && (
        <ButtonLink to={paths.home()} variant="outline">
          {t('verifyEmail.home')}
        </ButtonLink>
      )}
    </LinkState>
  );
}
