import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatMobile } from '../../../shared/lib/format/mobile.ts';
import { readTrouble } from '../../../shared/lib/trouble.ts';
import { TextField } from '../../../shared/ui/text-field/text-field.tsx';
import { type ContactKind, contactCodes } from '../api/contact-codes.ts';
import type { ClosingValues } from '../model/closing-form.ts';
import { troubleWords } from '../model/trouble-words.ts';
import classes from './contact-field.module.css';

interface Target {
  kind: ContactKind;
  address: string;
}

interface ClosingCodeProps {
  form: UseFormReturn<ClosingValues>;
  target: Target | undefined;
}

const formatAddress = ({ kind, address }: Target) => (kind === 'mobile' ? formatMobile(address) : address);

export function ClosingCode({ form, target }: ClosingCodeProps) {
  const { t } = useTranslation('settings');
  const [isSent, setIsSent] = useState(false);
  const { register, setError, clearErrors, formState } = form;
  const send = async () => {
    if (!target) return;
    clearErrors('code');
    try {
      await contactCodes[target.kind].send(target.address);
      setIsSent(true);
    } catch (error) {
      setError('code', { message: troubleWords(t, readTrouble(error)) });
    }
  };
  const address = target ? formatAddress(target) : '';
  return (
    <TextField
      {...register('code', {
        pattern: { value: /^\d{6}$/, message: t('faults.code') },
        required: t('faults.code'),
      })}
      label={t('closing.code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      hint={isSent && t('closing.codeSent', { address })}
      error={formState.errors.code?.message}
      end={
        <UnstyledButton className={classes.send} onClick={() => void send()}>
          {t(isSent ? 'contact.code.resend' : 'closing.sendCode')}
        </UnstyledButton>
      }
    />
  );
}
