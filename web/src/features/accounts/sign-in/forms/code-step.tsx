import type { SessionAnswer } from '@callboard/contract/accounts/sessions';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { CodeInput, codeLength } from '../code/code-input.tsx';
import { ResendLine } from '../code/resend-line.tsx';
import { SubmitButton } from '../components/submit-button.tsx';
import { TextButton } from '../components/text-link.tsx';
import { forgetSentCode, type SentCode } from '../draft/auth-draft.ts';
import { useSubmission } from '../trouble/use-submission.ts';
import { CodeTrouble } from './code-trouble.tsx';
import classes from './form.module.css';
import { SentNumber } from './sent-number.tsx';
import { useSendCode } from './use-send-code.ts';

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
