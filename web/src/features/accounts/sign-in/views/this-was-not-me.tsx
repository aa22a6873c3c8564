import '../i18n.ts';
import { LinkToken } from '@callboard/contract/accounts/credentials';
import type { NamedMethod } from '@callboard/contract/accounts/sign-in-methods';
import { CircleCheck, Hourglass, ShieldAlert, TimerOff, Unlink } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { type RequestError, readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { formatDateTime } from '../../../../shared/lib/format/dates.ts';
import { useTimeFormat } from '../../../../shared/lib/format/time-format.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Button, ButtonAnchor, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { postUndo, useSignInChange } from '../api.ts';
import { MethodList } from '../components/method-list.tsx';
import { SubmitButton } from '../components/submit-button.tsx';
import { TroubleNotice } from '../trouble/trouble-notice.tsx';
import { useSubmission } from '../trouble/use-submission.ts';
import { LinkState } from './link-state.tsx';
import classes from './small-view.module.css';
import { useLinkToken } from './use-link-token.ts';
import view from './view.module.css';

const dead = {
  LINK_EXPIRED: { icon: TimerOff, state: 'expired' },
  LINK_USED: { icon: CircleCheck, state: 'used' },
  VALIDATION_FAILED: { icon: Unlink, state: 'broken' },
} as const;

const isDead = (code: RequestError['code'] | undefined): code is keyof typeof dead =>
  code !== undefined && code in dead;

function DeadLink({ code }: { code: keyof typeof dead }) {
  const { t } = useTranslation('auth');
  const { icon, state } = dead[code];
  return (
    <LinkState
      icon={icon}
      family={state === 'used' ? 'mute' : 'stop'}
      title={t(`notMe.${state}Title`)}
      text={t(`notMe.${state}`)}
    >
      <ButtonLink to={paths.forgotPassword()}>{t('notMe.reset')}</ButtonLink>
      <ButtonLink to={paths.support()} variant="outline">
        {t('notMe.support')}
      </ButtonLink>
    </LinkState>
  );
}

interface Undone {
  removed: NamedMethod[];
  restored: NamedMethod[];
  reset_token: string | null;
}

/** A page of its own script begins anew: what this browser thought it was signed in as is over. */
const choosePassword = (token: string) =>
  window.location.assign(`${paths.resetPassword()}?token=${encodeURIComponent(token)}`);

function Done({ removed, restored, reset_token }: Undone) {
  const { t } = useTranslation('auth');
  // On a phone the button was below the fold; what it did is said at the top.
  useEffect(() => window.scrollTo({ top: 0 }), []);
  return (
    <LinkState
      icon={CircleCheck}
      family="go"
      title={t('notMe.doneTitle')}
      text={t(reset_token === null ? 'notMe.doneByCode' : 'notMe.done')}
    >
      <MethodList title={t('notMe.removed')} methods={removed} />
      <MethodList title={t('notMe.restored')} methods={restored} />
      {reset_token === null ? (
        <ButtonAnchor href={paths.signIn()}>{t('signIn')}</ButtonAnchor>
      ) : (
        <Button onClick={() => choosePassword(reset_token)}>{t('notMe.choosePassword')}</Button>
      )}
    </LinkState>
  );
}

/** Where the link of "This was not me" leads. Opening it changes nothing: the press does. */
export function ThisWasNotMe() {
  useTimeFormat();
  const { t } = useTranslation('auth');
  const token = useLinkToken();
  const isWhole = LinkToken.safeParse(token).success;
  const { data, error, refetch } = useSignInChange(token, isWhole);
  const undoing = useSubmission(postUndo, { onDone: () => undefined });
  const trouble = undoing.trouble ?? (error ? readRequestError(error) : undefined);
  if (!isWhole) return <DeadLink code="VALIDATION_FAILED" />;
  if (undoing.done) return <Done {...undoing.done} />;
  if (isDead(trouble?.code)) return <DeadLink code={trouble.code} />;
  if (!data) {
    return (
      <LinkState icon={Hourglass} family="mute" title={t('notMe.title')} text={t('notMe.loading')}>
        <TroubleNotice trouble={trouble} onRetry={() => void refetch()} />
      </LinkState>
    );
  }
  const { method, action, device, changed_at } = data;
  return (
    <div className={classes.view}>
      <div className={classes.head} data-family="stop">
        <ShieldAlert size={28} aria-hidden />
        <h1 className={view.title}>{t('notMe.title')}</h1>
      </div>
      <p className={view.text}>
        <strong>{t(`notMe.changes.${method}.${action}`)}</strong>{' '}
        {t('notMe.when', { date: formatDateTime(changed_at), device })}
      </p>
      <p className={view.text}>{t('notMe.what')}</p>
      <TroubleNotice trouble={undoing.trouble} onRetry={undoing.retry} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          undoing.submit(token);
        }}
      >
        <SubmitButton isBusy={undoing.isBusy} busyWord={t('notMe.busy')}>
          {t('notMe.undo')}
        </SubmitButton>
      </form>
      <p className={view.text}>{t('notMe.wasMe')}</p>
    </div>
  );
}
