import '../words.ts';
import { LinkToken } from '@callboard/contract/accounts/credentials';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, Hourglass, type LucideIcon, MailX, TimerOff, Unlink } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readTrouble, type Trouble } from '../../../../shared/lib/api/request-error.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { session } from '../../../../shared/lib/session/index.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { postVerifyEmail } from '../api.ts';
import { LinkState } from './link-state.tsx';
import { useLinkToken } from './use-link-token.ts';
import { NewMail, Onward } from './verify-email-ways.tsx';

type State = 'working' | 'done' | 'expired' | 'used' | 'broken' | 'lost';

const refusals: Partial<Record<Trouble['code'], State>> = {
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
  const failed = error && (refusals[readTrouble(error).code] ?? 'lost');
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
