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
import { ErrorAlert } from '../forms/error-alert.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { LinkState } from './link-state.tsx';
import classes from './small-view.module.css';
import { useLinkToken } from './use-link-token.ts';
import view from './view.module.css';

const deadLinks = {
  LINK_EXPIRED: { icon: TimerOff, state: 'expired' },
  LINK_USED: { icon: CircleCheck, state: 'used' },
  VALIDATION_FAILED: { icon: Unlink, state: 'broken' },
} as const;

const isDeadLink = (code: RequestError['code'] | undefined): code is keyof typeof deadLinks =>
  code !== undefined && code in deadLinks;

function DeadLink({ code }: { code: keyof typeof deadLinks }) {
  const { t } = useTranslation('auth');
  const { icon, state } = deadLinks[code];
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

interface DoneProps {
  removed: NamedMethod[];
  restored: NamedMethod[];
  reset_token: string | null;
}

/** A full page load, because the session this tab knew has ended. */
const choosePassword = (token: string) =>
  window.location.assign(`${paths.resetPassword()}?token=${encodeURIComponent(token)}`);

function Done({ removed, restored, reset_token }: DoneProps) {
  const { t } = useTranslation('auth');
  // On a phone the button was below the fold, and the result is shown at the top.
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

/** The page of the "This was not me" link. Opening it changes nothing; the button does. */
export function ThisWasNotMe() {
  useTimeFormat();
  const { t } = useTranslation('auth');
  const token = useLinkToken();
  const isComplete = LinkToken.safeParse(token).success;
  const { data, error: loadError, refetch } = useSignInChange(token, isComplete);
  const undo = useSubmission(postUndo, { onDone: () => undefined });
  const error = undo.error ?? (loadError ? readRequestError(loadError) : undefined);
  if (!isComplete) return <DeadLink code="VALIDATION_FAILED" />;
  if (undo.result) return <Done {...undo.result} />;
  if (isDeadLink(error?.code)) return <DeadLink code={error.code} />;
  if (!data) {
    return (
      <LinkState icon={Hourglass} family="mute" title={t('notMe.title')} text={t('notMe.loading')}>
        <ErrorAlert error={error} onRetry={() => void refetch()} />
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
      <ErrorAlert error={undo.error} onRetry={undo.retry} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          undo.submit(token);
        }}
      >
        <SubmitButton isBusy={undo.isBusy} busyLabel={t('notMe.busy')}>
          {t('notMe.undo')}
        </SubmitButton>
      </form>
      <p className={view.text}>{t('notMe.wasMe')}</p>
    </div>
  );
}
