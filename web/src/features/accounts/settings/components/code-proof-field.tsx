import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { formatMobile } from '../../../../shared/lib/format/mobile.ts';
import { PlainButton } from '../../../../shared/ui/button/button.tsx';
import { TextField, type TextFieldProps } from '../../../../shared/ui/text-field/text-field.tsx';
import { type ContactKind, contactCodes } from '../api.ts';
import { errorText } from '../model/error-text.ts';
import classes from './contact-field.module.css';

interface Target {
  kind: ContactKind;
  address: string;
}

interface CodeProofFieldProps extends Omit<TextFieldProps, 'label' | 'hint' | 'end'> {
  target: Target | undefined;
}

const formatAddress = ({ kind, address }: Target) => (kind === 'mobile' ? formatMobile(address) : address);

/** Proves who is asking with a code to an address that is already verified. */
export function CodeProofField({ target, error, ...input }: CodeProofFieldProps) {
  const { t } = useTranslation('settings');
  const [isSent, setIsSent] = useState(false);
  const [sendError, setSendError] = useState<string>();
  const send = async () => {
    if (!target) return;
    setSendError(undefined);
    try {
      await contactCodes[target.kind].send(target.address);
      setIsSent(true);
    } catch (failure) {
      setSendError(errorText(t, readRequestError(failure)));
    }
  };
  return (
    <TextField
      {...input}
      label={t('closing.code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      hint={isSent && target && t('closing.codeSent', { address: formatAddress(target) })}
      error={error ?? sendError}
      end={
        <PlainButton className={classes.send} onClick={() => void send()}>
          {t(isSent ? 'contact.code.resend' : 'closing.sendCode')}
        </PlainButton>
      }
    />
  );
}
