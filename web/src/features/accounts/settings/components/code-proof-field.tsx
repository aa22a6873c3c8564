import { type Ref, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { formatMobile } from '../../../../shared/lib/format/mobile.ts';
import { PlainButton } from '../../../../shared/ui/button/button.tsx';
import { CodeInput } from '../../../../shared/ui/code-input/code-input.tsx';
import { type ContactKind, contactCodes } from '../../contact-codes/index.ts';
import { errorText } from '../model/error-text.ts';
import classes from './contact-field.module.css';

interface Target {
  kind: ContactKind;
  address: string;
}

/** What a form library hands to a field. */
interface CodeProofFieldProps {
  name: string;
  onChange: (event: { target: { name: string; value: string } }) => unknown;
  onBlur?: ((event: { type: 'blur'; target: { name: string; value: string } }) => unknown) | undefined;
  ref?: Ref<HTMLInputElement>;
  error?: string | undefined;
  isFocusedFirst?: boolean;
  target: Target | undefined;
}

const formatAddress = ({ kind, address }: Target) => (kind === 'mobile' ? formatMobile(address) : address);

/** Proves who is asking with a code to an address that is already verified. */
export function CodeProofField(props: CodeProofFieldProps) {
  const { target, error, name, onChange, onBlur, ref, isFocusedFirst } = props;
  const { t } = useTranslation('settings');
  const [code, setCode] = useState('');
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
    <CodeInput
      ref={ref}
      name={name}
      isFocusedFirst={isFocusedFirst}
      label={t('closing.code')}
      spokenLabel={t('closing.code')}
      value={code}
      onChange={(value) => {
        setCode(value);
        onChange({ target: { name, value } });
      }}
      onBlur={() => onBlur?.({ type: 'blur', target: { name, value: code } })}
      hint={isSent && target && t('closing.codeSent', { address: formatAddress(target) })}
      error={error ?? sendError}
      aside={
        <PlainButton className={classes.send} onClick={() => void send()}>
          {t(isSent ? 'contact.code.resend' : 'closing.sendCode')}
        </PlainButton>
      }
    />
  );
}
