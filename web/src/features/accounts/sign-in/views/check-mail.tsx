import { MailCheck } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Trans } from '../../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { session, useSession } from '../../../../shared/lib/session/index.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { postEmailCode, postEmailCodeCheck } from '../api.ts';
import { CodeInput, codeLength } from '../code/code-input.tsx';
import { ResendLine } from '../code/resend-line.tsx';
import { SubmitButton } from '../components/submit-button.tsx';
import form from '../forms/form.module.css';
import { TroubleNotice } from '../trouble/trouble-notice.tsx';
import { useSubmission } from '../trouble/use-submission.ts';
import classes from './check-mail.module.css';
import view from './view.module.css';

/** The code of the mail that was sent: asked for anew, typed, checked. */
function useMailCode(email: string, onDone: () => void) {
  const [code, setCode] = useState('');
  const [sentAt, setSentAt] = useState(Date.now);
  const input = useRef<HTMLInputElement>(null);
  const sending = useSubmission<void, void>(() => postEmailCode(email), {
    onDone: () => setSentAt(Date.now()),
  });
  const checking = useSubmission((otp: string) => postEmailCodeCheck({ email, otp }), {
    onDone,
    onTrouble: (trouble) => {
      if (trouble.code.startsWith('CODE_')) setCode('');
      input.current?.focus();
    },
  });
  return {
    code,
    setCode,
    sentAt,
    input,
    isBusy: checking.isBusy,
    trouble: sending.trouble ?? checking.trouble,
    retry: sending.trouble ? () => sending.submit() : checking.retry,
    check(otp: string) {
      sending.clear();
      checking.submit(otp);
    },
    sendAnew() {
      checking.clear();
      setCode('');
      sending.submit();
    },
  };
}

interface CheckMailProps {
  email: string;
  /** Confirmed, or left for later. */
  onDone: () => void;
}

/** The step after signing up: the person is in already, the address may be confirmed now or later. */
export function CheckMail({ email, onDone }: CheckMailProps) {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  const [isShort, setIsShort] = useState(false);
  const mail = useMailCode(email, () => {
    toast(t('checkMail.done'));
    void session.refreshUser();
    onDone();
  });
  const press = (event: FormEvent) => {
    event.preventDefault();
    setIsShort(mail.code.length < codeLength);
    if (mail.code.length === codeLength) mail.check(mail.code);
    else mail.input.current?.focus();
  };
  return (
    <div className={classes.step}>
      <MailCheck className={classes.icon} size={30} aria-hidden />
      <h2 className={view.title} tabIndex={-1} data-autofocus>
        {t('checkMail.title')}
      </h2>
      {user && <p className={classes.welcome}>{t('checkMail.welcome', { name: user.first_name })}</p>}
      <p className={view.text}>
        <Trans t={t} i18nKey="checkMail.text" values={{ email }} components={{ strong: <strong /> }} />
      </p>
      <form className={form.form} noValidate onSubmit={press}>
        <TroubleNotice
          trouble={mail.trouble}
          onRetry={mail.retry}
          codeWords="MAIL_CODE_WRONG"
          action={
            mail.trouble?.code === 'CODE_EXPIRED' && (
              <Button size="sm" variant="ink" onClick={mail.sendAnew}>
                {t('code.again')}
              </Button>
            )
          }
        />
        <div>
          <CodeInput
            ref={mail.input}
            label={t('code.fromMail')}
            value={mail.code}
            onChange={mail.setCode}
            onFull={mail.check}
            error={isShort && mail.code.length < codeLength ? t('faults.code') : undefined}
          />
          <ResendLine words={t('checkMail.why')} sentAt={mail.sentAt} onResend={mail.sendAnew} />
        </div>
        <SubmitButton isBusy={mail.isBusy} busyWord={t('busy.checking')}>
          {t('checkMail.verify')}
        </SubmitButton>
        <Button variant="outline" size="lg" fullWidth onClick={onDone}>
          {t('checkMail.later')}
        </Button>
      </form>
    </div>
  );
}
