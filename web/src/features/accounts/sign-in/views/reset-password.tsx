import '../i18n.ts';
import { LinkToken } from '@callboard/contract/accounts/credentials';
import type { NamedMethod } from '@callboard/contract/accounts/sign-in-methods';
import { CircleCheck, Hourglass, TimerOff, Unlink } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { type RequestError, readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { useCommonPasswords } from '../../../../shared/ui/password-field/use-common-passwords.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { postResetPassword, useResetLink } from '../api.ts';
import { MethodList } from '../components/method-list.tsx';
import { SubmitButton } from '../components/submit-button.tsx';
import { NewPasswordField } from '../forms/auth-fields.tsx';
import { ErrorAlert } from '../forms/error-alert.tsx';
import { fieldSchemas } from '../forms/field-schemas.ts';
import form from '../forms/form.module.css';
import { useAuthForm } from '../forms/use-auth-form.ts';
import { useSubmission } from '../forms/use-submission.ts';
import { LinkState } from './link-state.tsx';
import classes from './small-view.module.css';
import { useLinkToken } from './use-link-token.ts';
import view from './view.module.css';

const deadLinks = {
  LINK_EXPIRED: { icon: TimerOff, state: 'expired' },
  LINK_USED: { icon: TimerOff, state: 'used' },
  NOT_FOUND: { icon: Unlink, state: 'broken' },
} as const;

const isDeadLink = (code: RequestError['code'] | undefined): code is keyof typeof deadLinks =>
  code !== undefined && code in deadLinks;

function DeadLink({ code }: { code: keyof typeof deadLinks }) {
  const { t } = useTranslation('auth');
  const { icon, state } = deadLinks[code];
  return (
    <LinkState
      icon={icon}
      family="stop"
      title={t(`resetPassword.${state}Title`)}
      text={t(`resetPassword.${state}`)}
    >
      <ButtonLink to={paths.forgotPassword()}>{t('resetPassword.newLink')}</ButtonLink>
      <ButtonLink to={paths.signIn()} variant="outline">
        {t('signIn')}
      </ButtonLink>
    </LinkState>
  );
}

function RemovedMethods({ methods }: { methods: readonly NamedMethod[] }) {
  const { t } = useTranslation('auth');
  return (
    <LinkState
      icon={CircleCheck}
      family="go"
      title={t('resetPassword.doneTitle')}
      text={t('resetPassword.done')}
    >
      <MethodList title={t('resetPassword.removed')} methods={methods} />
      <ButtonLink to={paths.signIn()}>{t('signIn')}</ButtonLink>
    </LinkState>
  );
}

export function ResetPassword() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const token = useLinkToken();
  const { common, load } = useCommonPasswords();
  const { field, onSubmit, showFieldErrors, control } = useAuthForm(
    z.object({ password: fieldSchemas.newPassword(common) }),
    { password: '' },
  );
  const typed = useWatch({ control, name: 'password' });
  const { submit, retry, isBusy, error, result } = useSubmission(postResetPassword, {
    onDone: ({ ended }) => {
      // Removed sign-in methods are listed first.
      if (ended.length > 0) return;
      toast(t('resetPassword.saved'));
      void navigate(paths.signIn(), { replace: true });
    },
    onError: showFieldErrors,
  });
  const isComplete = LinkToken.safeParse(token).success;
  const link = useResetLink(token, isComplete);
  const deadCode = error?.code ?? (link.error ? readRequestError(link.error).code : undefined);
  if (!isComplete) return <DeadLink code="NOT_FOUND" />;
  if (isDeadLink(deadCode)) return <DeadLink code={deadCode} />;
  if (result && result.ended.length > 0) return <RemovedMethods methods={result.ended} />;
  // Whatever else goes wrong with the check, saving says so.
  if (link.fetchStatus === 'fetching') {
    return (
      <LinkState
        icon={Hourglass}
        family="mute"
        title={t('resetPassword.title')}
        text={t('resetPassword.checking')}
      >
        {null}
      </LinkState>
    );
  }
  return (
    <div className={classes.view}>
      <h1 className={view.title}>{t('resetPassword.title')}</h1>
      <form
        className={form.form}
        noValidate
        onSubmit={onSubmit(({ password }) => submit({ token, password }))}
      >
        <p className={view.text}>{t('resetPassword.text')}</p>
        <ErrorAlert error={error} onRetry={retry} />
        <NewPasswordField
          label={t('fields.newPassword')}
          typed={typed}
          onFocus={load}
          {...field('password')}
        />
        <SubmitButton isBusy={isBusy} busyLabel={t('busy.saving')}>
          {t('resetPassword.save')}
        </SubmitButton>
      </form>
    </div>
  );
}
