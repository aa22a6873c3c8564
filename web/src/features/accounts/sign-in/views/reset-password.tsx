import '../i18n.ts';
import { LinkToken } from '@callboard/contract/accounts/credentials';
import type { NamedMethod } from '@callboard/contract/accounts/sign-in-methods';
import { zodResolver } from '@hookform/resolvers/zod';
import { CircleCheck, TimerOff, Unlink } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { RequestError } from '../../../../shared/lib/api/request-error.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { useCommonPasswords } from '../../../../shared/ui/password-field/use-common-passwords.ts';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { postResetPassword } from '../api.ts';
import { MethodList } from '../components/method-list.tsx';
import { SubmitButton } from '../components/submit-button.tsx';
import { fields, useFaultWords } from '../forms/faults.ts';
import form from '../forms/form.module.css';
import { placeFaults } from '../forms/place-faults.ts';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { TroubleNotice } from '../trouble/trouble-notice.tsx';
import { useSubmission } from '../trouble/use-submission.ts';
import { LinkState } from './link-state.tsx';
import classes from './small-view.module.css';
import { useLinkToken } from './use-link-token.ts';
import view from './view.module.css';

const dead = {
  LINK_EXPIRED: { icon: TimerOff, state: 'expired' },
  LINK_USED: { icon: TimerOff, state: 'used' },
  NOT_FOUND: { icon: Unlink, state: 'broken' },
} as const;

const isDead = (code: RequestError['code'] | undefined): code is keyof typeof dead =>
  code !== undefined && code in dead;

function DeadLink({ code }: { code: keyof typeof dead }) {
  const { t } = useTranslation('auth');
  const { icon, state } = dead[code];
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

function Ended({ methods }: { methods: readonly NamedMethod[] }) {
  const { t } = useTranslation('auth');
  return (
    <LinkState
      icon={CircleCheck}
      family="go"
      title={t('resetPassword.doneTitle')}
      text={t('resetPassword.done')}
    >
      <MethodList title={t('resetPassword.ended')} methods={methods} />
      <ButtonLink to={paths.signIn()}>{t('signIn')}</ButtonLink>
    </LinkState>
  );
}

/** Where the link of a forgotten password leads. */
export function ResetPassword() {
  const { t } = useTranslation('auth');
  const words = useFaultWords();
  const navigate = useNavigate();
  const token = useLinkToken();
  const { common, load } = useCommonPasswords();
  const { register, handleSubmit, getValues, setError, control, formState } = useForm({
    resolver: zodResolver(z.object({ password: fields.newPassword(common) })),
    defaultValues: { password: '' },
  });
  const typed = useWatch({ control, name: 'password' });
  const { submit, retry, isBusy, trouble, done } = useSubmission(postResetPassword, {
    onDone: ({ ended }) => {
      // What ended is shown until it has been read; otherwise there is nothing to stay for.
      if (ended.length > 0) return;
      toast(t('resetPassword.saved'));
      void navigate(paths.signIn(), { replace: true });
    },
    onTrouble: (fault) => placeFaults(fault, getValues(), setError),
  });
  if (!LinkToken.safeParse(token).success) return <DeadLink code="NOT_FOUND" />;
  if (isDead(trouble?.code)) return <DeadLink code={trouble.code} />;
  if (done && done.ended.length > 0) return <Ended methods={done.ended} />;
  return (
    <div className={classes.view}>
      <h1 className={view.title}>{t('resetPassword.title')}</h1>
      <form
        className={form.form}
        noValidate
        onSubmit={handleSubmit(({ password }) => submit({ token, password }))}
      >
        <p className={view.text}>{t('resetPassword.text')}</p>
        <TroubleNotice trouble={trouble} onRetry={retry} />
        <NewPasswordField
          label={t('fields.newPassword')}
          typed={typed}
          onFocus={load}
          error={words(formState.errors.password)}
          {...register('password')}
        />
        <SubmitButton isBusy={isBusy} busyWord={t('busy.saving')}>
          {t('resetPassword.save')}
        </SubmitButton>
      </form>
    </div>
  );
}
