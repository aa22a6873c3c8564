import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { Button, PlainButton } from '../../../../shared/ui/button/button.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { type ContactKind, contactCodes } from '../api.ts';
import { errorText } from '../model/error-text.ts';
import classes from './code-entry.module.css';

const aSecond = 1000;

/** Counts down after each start; 0 when it is over. */
function useSecondsLeft(seconds: number): [left: number, start: () => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), aSecond);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, () => setLeft(seconds)];
}

const pauseBetweenCodes = 30;
const codeLength = 6;
export const onlyDigits = (text: string) => text.replace(/\D/g, '').slice(0, codeLength);

interface CodeEntryProps {
  kind: ContactKind;
  address: string;
  onVerified: () => void;
  /** A way out without a code, where there is one. */
  way?: { label: string; onTake: () => void } | undefined;
}

/** Six digits that were sent somewhere. It stands inside the page's form, so Enter must not save the page. */
export function CodeEntry({ kind, address, onVerified, way }: CodeEntryProps) {
  const { t } = useTranslation('settings');
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [pause, startPause] = useSecondsLeft(pauseBetweenCodes);

  const attempt = async (work: () => Promise<void>, done: () => void) => {
    if (isBusy) return;
    setIsBusy(true);
    setFault(undefined);
    try {
      await work();
      done();
    } catch (error) {
      setFault(errorText(t, readRequestError(error)));
    } finally {
      setIsBusy(false);
    }
  };

  const verify = () => {
    if (code.length < codeLength) return setFault(t('faults.code'));
    void attempt(() => contactCodes[kind].verify(address, code), onVerified);
  };
  const resend = () =>
    void attempt(
      () => contactCodes[kind].send(address),
      () => {
        startPause();
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
        error={fault}
        onChange={({ currentTarget }) => setCode(onlyDigits(currentTarget.value))}
        onKeyDown={verifyOnEnter}
      />
      <div className={classes.actions}>
        <Button variant="ink" loading={isBusy} onClick={verify}>
          {t('contact.code.verify')}
        </Button>
        <PlainButton className={classes.link} disabled={pause > 0 || isBusy} onClick={resend}>
          {pause > 0 ? t('contact.code.resendIn', { seconds: pause }) : t('contact.code.resend')}
        </PlainButton>
        {way && (
          <PlainButton className={classes.link} disabled={isBusy} onClick={way.onTake}>
            {way.label}
          </PlainButton>
        )}
      </div>
    </div>
  );
}
