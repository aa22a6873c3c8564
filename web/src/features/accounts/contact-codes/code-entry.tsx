import './i18n.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../shared/lib/api/request-error.ts';
import { Button, PlainButton } from '../../../shared/ui/button/button.tsx';
import { CodeInput, codeLength } from '../../../shared/ui/code-input/code-input.tsx';
import { toast } from '../../../shared/ui/toast/toast.ts';
import { type ContactKind, contactCodes } from './api.ts';
import classes from './code-entry.module.css';
import { codeErrorText } from './error-text.ts';

const second = 1000;

/** Counts down to 0 after each start. */
function useSecondsLeft(seconds: number): [left: number, start: () => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), second);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, () => setLeft(seconds)];
}

const resendDelay = 30;

interface CodeEntryProps {
  kind: ContactKind;
  address: string;
  onVerified: () => void;
  /** Leaves without a code. */
  cancel?: { label: string; onClick: () => void } | undefined;
  /** Something else is being saved. */
  isWaiting?: boolean;
  /** The code was asked for here, so its boxes get the focus. */
  isFocused?: boolean;
}

/** Takes the code that was sent to an address. Sits inside forms, so Enter must not send those. */
export function CodeEntry(props: CodeEntryProps) {
  const { kind, address, onVerified, cancel, isWaiting = false, isFocused = false } = props;
  const { t } = useTranslation('contactCodes');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [secondsLeft, startCountdown] = useSecondsLeft(resendDelay);

  const run = async (work: () => Promise<void>, done: () => void) => {
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    try {
      await work();
      done();
    } catch (error) {
      const failure = readRequestError(error);
      setError(codeErrorText(t, failure));
      if (failure.code === 'CODE_WRONG' || failure.code === 'CODE_EXPIRED') setCode('');
      input.current?.focus();
    } finally {
      setIsBusy(false);
    }
  };

  const verify = (otp: string) => {
    if (otp.length < codeLength) return setError(error ?? t('short'));
    void run(() => contactCodes[kind].verify(address, otp), onVerified);
  };
  const resend = () =>
    void run(
      () => contactCodes[kind].send(address),
      () => {
        startCountdown();
        toast(t('sent'));
      },
    );
  const verifyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    verify(code);
  };

  return (
    <div className={classes.entry}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the boxes below. */}
      <div onKeyDown={verifyOnEnter}>
        <CodeInput
          ref={input}
          label={t('label')}
          spokenLabel={t('label')}
          value={code}
          error={error}
          onChange={setCode}
          onFull={verify}
        />
      </div>
      <div className={classes.actions}>
        <Button variant="ink" loading={isBusy} onClick={() => verify(code)}>
          {t('verify')}
        </Button>
        <PlainButton className={classes.link} disabled={secondsLeft > 0 || isBusy} onClick={resend}>
          {secondsLeft > 0 ? t('resendIn', { seconds: secondsLeft }) : t('resend')}
        </PlainButton>
        {cancel && (
          <PlainButton className={classes.link} disabled={isBusy || isWaiting} onClick={cancel.onClick}>
            {cancel.label}
          </PlainButton>
        )}
      </div>
    </div>
  );
}
