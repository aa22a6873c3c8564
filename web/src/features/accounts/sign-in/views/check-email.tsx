import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Trans } from '../../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { session, useSession } from '../../../../shared/lib/session/index.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { CodeInput } from '../../../../shared/ui/code-input/code-input.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { postEmailCode, postEmailCodeCheck } from '../api.ts';
import { ResendLine } from '../code/resend-line.tsx';
import { useCodeEntry } from '../code/use-code-entry.ts';
import { SubmitButton } from '../components/submit-button.tsx';
import { ErrorAlert } from '../forms/error-alert.tsx';
import form from '../forms/form.module.css';
import { useSubmission } from '../forms/use-submission.ts';
import classes from './check-email.module.css';
import view from './view.module.css';

interface CheckEmailProps {
  email: string;
  /** The email was verified, or the person chose to do it later. */
  onDone: () => void;
}

/** The step after signing up: the person is signed in already and may verify the email now or later. */
export function CheckEmail({ email, onDone }: CheckEmailProps) {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  const [sentAt, setSentAt] = useState(Date.now);
  const { submit: send, ...sending } = useSubmission<void, void>(() => postEmailCode(email), {
    onDone: () => setSentAt(Date.now()),
  });
  const { codeInput, reset, ...entry } = useCodeEntry({
    check: (otp) => postEmailCodeCheck({ email, otp }),
    onDone: () => {
      toast(t('checkEmail.done'));
      void session.refreshUser();
      onDone();
    },
    sending: { ...sending, retry: () => send() },
  });
  const resend = () => {
    reset();
    send();
  };
  return (
    <div className={classes.step}>
      <MailCheck className={classes.icon} size={30} aria-hidden />
      <h2 className={view.title} tabIndex={-1} data-autofocus>
        {t('checkEmail.title')}
      </h2>
      {user && <p className={classes.welcome}>{t('checkEmail.welcome', { name: user.first_name })}</p>}
      <p className={view.text}>
        <Trans t={t} i18nKey="checkEmail.text" values={{ email }} components={{ strong: <strong /> }} />
      </p>
      <form className={form.form} noValidate onSubmit={entry.onSubmit}>
        <ErrorAlert
          error={entry.error}
          onRetry={entry.retry}
          action={
            entry.error?.code === 'CODE_EXPIRED' && (
              <Button size="sm" variant="ink" onClick={resend}>
                {t('code.again')}
              </Button>
            )
          }
        />
        <div>
          <CodeInput {...codeInput} label={t('code.fromEmail')} />
          <ResendLine text={t('checkEmail.why')} sentAt={sentAt} onResend={resend} />
        </div>
        <SubmitButton isBusy={entry.isBusy} busyLabel={t('busy.checking')}>
          {t('checkEmail.verify')}
        </SubmitButton>
        <Button variant="outline" size="lg" fullWidth onClick={onDone}>
          {t('checkEmail.later')}
        </Button>
      </form>
    </div>
  );
}
