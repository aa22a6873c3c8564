import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { Button, PlainButton } from '../../../../shared/ui/button/button.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { type ContactKind, contactCodes } from '../api.ts';
import { errorText } from '../model/error-text.ts';
import { useSettings } from '../model/settings-context.ts';
import classes from './code-entry.module.css';

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
const codeLength = 6;
export const onlyDigits = (text: string) => text.replace(/\D/g, '').slice(0, codeLength);

interface CodeEntryProps {
  kind: ContactKind;
  address: string;
  onVerified: () => void;
  /** Leaves without a code. */
  cancel?: { label: string; onClick: () => void } | undefined;
}

/** Sits inside the page's form, so Enter must not save the page. */
export function CodeEntry({ kind, address, onVerified, cancel }: CodeEntryProps) {
  const { t } = useTranslation('settings');
  const { isSaving } = useSettings();
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
      setError(errorText(t, readRequestError(error)));
    } finally {
      setIsBusy(false);
    }
  };

  const verify = () => {
    if (code.length < codeLength) return setError(t('fieldErrors.code'));
    void run(() => contactCodes[kind].verify(address, code), onVerified);
  };
  const resend = () =>
    void run(
      () => contactCodes[kind].send(address),
      () => {
        startCountdown();
        toast(t('contact.code.sent'));
      },
    );
  const verifyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    verify();
  };

  return (
    <div className={classes.entry}>
      <TextField
        label={t('contact.code.label')}
        className={classes.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={error}
        onChange={({ currentTarget }) => setCode(onlyDigits(currentTarget.value))}
        onKeyDown={verifyOnEnter}
      />
      <div className={classes.actions}>
        <Button variant="ink" loading={isBusy} onClick={verify}>
          {t('contact.code.verify')}
        </Button>
        <PlainButton className={classes.link} disabled={secondsLeft > 0 || isBusy} onClick={resend}>
          {secondsLeft > 0 ? t('contact.code.resendIn', { seconds: secondsLeft }) : t('contact.code.resend')}
        </PlainButton>
        {cancel && (
          <PlainButton className={classes.link} disabled={isBusy || isSaving} onClick={cancel.onClick}>
            {cancel.label}
          </PlainButton>
        )}
      </div>
    </div>
  );
}
