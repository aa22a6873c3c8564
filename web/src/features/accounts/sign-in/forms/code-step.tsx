import type { SessionAnswer } from '@callboard/contract/accounts/sessions';
import { Check } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import type { RequestError } from '../../../../shared/lib/api/request-error.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { CodeInput, codeLength } from '../code/code-input.tsx';
import { ResendLine } from '../code/resend-line.tsx';
import { SubmitButton } from '../components/submit-button.tsx';
import { TextButton } from '../components/text-link.tsx';
import { forgetSentCode, type SentCode } from '../draft/auth-draft.ts';
import { StepLink } from '../flow/step-link.tsx';
import { formatNational } from '../mobile/format-mobile.ts';
import { TroubleNotice } from '../trouble/trouble-notice.tsx';
import { useSubmission } from '../trouble/use-submission.ts';
import classes from './form.module.css';
import { useSendCode } from './use-send-code.ts';

interface CodeTroubleProps {
  trouble: RequestError | undefined;
  onRetry: () => void;
  onSendAnew: () => void;
  onComeBack: () => void;
}

/** What can go wrong with a code by phone, each with its way on. */
function CodeTrouble({ trouble, onRetry, onSendAnew, onComeBack }: CodeTroubleProps) {
  const { t } = useTranslation('auth');
  const waysOn: Partial<Record<RequestError['code'], ReactNode>> = {
    CODE_EXPIRED: (
      <Button size="sm" variant="ink" onClick={onSendAnew}>
        {t('code.again')}
      </Button>
    ),
    ACCOUNT_CLOSED: (
      <Button size="sm" variant="ink" onClick={onComeBack}>
        {t('closed.comeBackByCode')}
      </Button>
    ),
    MOBILE_TAKEN: <StepLink step="sign-in">{t('signIn')}</StepLink>,
    NOT_FOUND: <StepLink step="sign-up">{t('signUp')}</StepLink>,
  };
  return <TroubleNotice trouble={trouble} onRetry={onRetry} action={trouble && waysOn[trouble.code]} />;
}

/** The number a code was sent to, settled until somebody changes it. */
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

export interface CodeTry {
  otp: string;
  /** A code works once: who learned by the first that the account is closed comes back by a second. */
  reopen?: true;
}

interface CodeStepProps {
  sent: SentCode;
  check: (attempt: CodeTry) => Promise<SessionAnswer>;
  onDone: (answer: SessionAnswer) => void;
  submitWord: string;
  busyWord: string;
  /** Where the code went, as far as it may be told. */
  whereabouts: string;
  /** The way for those who are here by mistake. */
  aside?: ReactNode;
}

/** The number is settled, its code is awaited. A wrong code is typed anew, never the rest. */
export function CodeStep({ sent, check, onDone, submitWord, busyWord, whereabouts, aside }: CodeStepProps) {
  const { t } = useTranslation('auth');
  const [code, setCode] = useState('');
  const [isShort, setIsShort] = useState(false);
  const [comesBack, setComesBack] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const sending = useSendCode(sent.for);
  const checking = useSubmission(check, {
    onDone,
    onTrouble: ({ code: refusal }) => {
      if (refusal === 'CODE_WRONG' || refusal === 'CODE_EXPIRED') setCode('');
      input.current?.focus();
    },
  });

  const tryCode = (otp: string) => {
    sending.clear();
    checking.submit({ otp, ...(comesBack && { reopen: true }) });
  };
  const sendAnew = (channel: SentCode['channel']) => {
    checking.clear();
    setCode('');
    sending.submit({ mobile: sent.mobile, channel });
  };
  const press = (event: FormEvent) => {
    event.preventDefault();
    setIsShort(code.length < codeLength);
    if (code.length === codeLength) tryCode(code);
    else input.current?.focus();
  };
  const other = sent.channel === 'sms' ? 'whatsapp' : 'sms';
  return (
    <form className={classes.form} noValidate onSubmit={press}>
      <CodeTrouble
        trouble={sending.trouble ?? checking.trouble}
        onRetry={sending.trouble ? sending.retry : checking.retry}
        onSendAnew={() => sendAnew(sent.channel)}
        onComeBack={() => {
          setComesBack(true);
          sendAnew(sent.channel);
        }}
      />
      <SentNumber mobile={sent.mobile} onChange={forgetSentCode} />
      <div>
        <CodeInput
          ref={input}
          label={t(sent.channel === 'sms' ? 'code.fromMessages' : 'code.fromWhatsApp')}
          value={code}
          onChange={setCode}
          onFull={tryCode}
          error={isShort && code.length < codeLength ? t('faults.code') : undefined}
        />
        <ResendLine words={whereabouts} sentAt={sent.at} onResend={() => sendAnew(sent.channel)} />
      </div>
      <div className={classes.line}>
        <TextButton onClick={() => sendAnew(other)}>
          {t(other === 'whatsapp' ? 'code.byWhatsApp' : 'code.bySms')}
        </TextButton>
        {aside}
      </div>
      <SubmitButton isBusy={checking.isBusy} busyWord={busyWord}>
        {submitWord}
      </SubmitButton>
    </form>
  );
}
