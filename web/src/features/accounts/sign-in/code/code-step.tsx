import type { SessionAnswer } from '@callboard/contract/accounts/sessions';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { RequestError } from '../../../../shared/lib/api/request-error.ts';
import { formatNational } from '../../../../shared/lib/typed/mobile.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { CodeInput } from '../../../../shared/ui/code-input/code-input.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { SubmitButton } from '../components/submit-button.tsx';
import { TextButton } from '../components/text-button.tsx';
import { clearSentCode, type SentCode } from '../draft/auth-draft.ts';
import { StepLink } from '../flow/step-link.tsx';
import { ErrorAlert } from '../forms/error-alert.tsx';
import classes from '../forms/form.module.css';
import { ResendLine } from './resend-line.tsx';
import { useCodeEntry } from './use-code-entry.ts';
import { useSendCode } from './use-send-code.ts';

interface CodeErrorAlertProps {
  error: RequestError | undefined;
  onRetry: () => void;
  onResend: () => void;
  onReopen: () => void;
}

function CodeErrorAlert({ error, onRetry, onResend, onReopen }: CodeErrorAlertProps) {
  const { t } = useTranslation('auth');
  const actions: Partial<Record<RequestError['code'], ReactNode>> = {
    CODE_EXPIRED: (
      <Button size="sm" variant="ink" onClick={onResend}>
        {t('code.again')}
      </Button>
    ),
    ACCOUNT_CLOSED: (
      <Button size="sm" variant="ink" onClick={onReopen}>
        {t('closed.reopenByCode')}
      </Button>
    ),
    MOBILE_TAKEN: <StepLink step="sign-in">{t('signIn')}</StepLink>,
    NOT_FOUND: <StepLink step="sign-up">{t('signUp')}</StepLink>,
  };
  return <ErrorAlert error={error} onRetry={onRetry} action={error && actions[error.code]} />;
}

/** The number the code was sent to: read-only, with a button to change it. */
function SentNumber({ mobile, onChange }: { mobile: string; onChange: () => void }) {
  const { t } = useTranslation('auth');
  return (
    <TextField
      label={t('fields.mobile')}
      aside={
        <TextButton isQuiet label={t('code.changeNumber')} onClick={onChange}>
          {t('code.change')}
        </TextButton>
      }
      start="+91"
      end={<Check size={18} aria-hidden />}
      type="tel"
      readOnly
      value={formatNational(mobile)}
    />
  );
}

export interface CodeAttempt {
  otp: string;
  /** A code works once, so reopening a closed account takes a second code. */
  reopen?: true;
}

interface CodeStepProps {
  sent: SentCode;
  check: (attempt: CodeAttempt) => Promise<SessionAnswer>;
  onDone: (answer: SessionAnswer) => void;
  submitLabel: string;
  busyLabel: string;
  /** Where the code went, or nothing certain when signing in must not reveal it. */
  sentText: string;
  aside?: ReactNode;
}

export function CodeStep({ sent, check, onDone, submitLabel, busyLabel, sentText, aside }: CodeStepProps) {
  const { t } = useTranslation('auth');
  const [isReopening, setIsReopening] = useState(false);
  const sending = useSendCode(sent.for);
  const { input, codeInput, reset, ...entry } = useCodeEntry({
    check: (otp) => check({ otp, ...(isReopening && { reopen: true }) }),
    onDone,
    sending,
  });
  useEffect(() => input.current?.focus(), [input]);
  const resend = (channel: SentCode['channel']) => {
    reset();
    sending.submit({ mobile: sent.mobile, channel });
  };
  const other = sent.channel === 'sms' ? 'whatsapp' : 'sms';
  return (
    <form className={classes.form} noValidate onSubmit={entry.onSubmit}>
      <CodeErrorAlert
        error={entry.error}
        onRetry={entry.retry}
        onResend={() => resend(sent.channel)}
        onReopen={() => {
          setIsReopening(true);
          resend(sent.channel);
        }}
      />
      <SentNumber mobile={sent.mobile} onChange={clearSentCode} />
      <div>
        <CodeInput {...codeInput} label={t(sent.channel === 'sms' ? 'code.fromSms' : 'code.fromWhatsApp')} />
        <ResendLine text={sentText} sentAt={sent.at} onResend={() => resend(sent.channel)} />
      </div>
      <div className={classes.line}>
        <TextButton onClick={() => resend(other)}>
          {t(other === 'whatsapp' ? 'code.byWhatsApp' : 'code.bySms')}
        </TextButton>
        {aside}
      </div>
      <SubmitButton isBusy={entry.isBusy} busyLabel={busyLabel}>
        {submitLabel}
      </SubmitButton>
    </form>
  );
}
