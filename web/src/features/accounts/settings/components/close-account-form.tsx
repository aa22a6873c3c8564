import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { session } from '../../../../shared/lib/session/index.ts';
import { Button, PlainButton } from '../../../../shared/ui/button/button.tsx';
import { DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Form, SubmitButton } from '../../../../shared/ui/form/form.tsx';
import { PasswordField } from '../../../../shared/ui/password-field/password-field.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { sendClosing } from '../api.ts';
import { type ClosingValues, matchesAccountName, toClosing } from '../model/closing-form.ts';
import { errorText } from '../model/error-text.ts';
import { codeAddress, type ProofMethod } from '../model/proof.ts';
import { useSettings } from '../model/settings-context.ts';
import { CodeProofField } from './code-proof-field.tsx';
import classes from './dialog-form.module.css';

const empty: ClosingValues = { name: '', password: '', code: '', reason: '' };

interface CloseAccountFormProps {
  onStay: () => void;
  onClosed: (erasedAfter: string) => void;
}

function useClosing(proof: ProofMethod, onClosed: CloseAccountFormProps['onClosed']) {
  const { t } = useTranslation('settings');
  const { record } = useSettings();
  const form = useForm<ClosingValues>({ defaultValues: empty });

  const showError = (failure: unknown) => {
    const error = readRequestError(failure);
    const isAboutCode = error.code === 'CODE_WRONG' || error.code === 'CODE_EXPIRED';
    if (isAboutCode) return form.setError('code', { message: errorText(t, error) }, { shouldFocus: true });
    if (proof === 'password' && error.fields.some(({ field }) => field === 'password')) {
      return form.setError('password', { message: t('password.wrong') }, { shouldFocus: true });
    }
    form.setError('root', { message: errorText(t, error) });
  };

  const submit = form.handleSubmit(async (values) => {
    const stay = session.beginLeaving();
    try {
      const { erased_after } = await sendClosing(record.user_id, toClosing(values, proof));
      onClosed(erased_after);
    } catch (error) {
      stay();
      showError(error);
    }
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const kit = { submit, error: errors.root?.message, isSending: isSubmitting, tries: submitCount };
  return { register: form.register, errors, kit };
}

/** Asks for the account's name and for proof. */
export function CloseAccountForm({ onStay, onClosed }: CloseAccountFormProps) {
  const { t } = useTranslation('settings');
  const { record } = useSettings();
  const [proof, setProof] = useState<ProofMethod>(record.has_password ? 'password' : 'code');
  const { register, errors, kit } = useClosing(proof, onClosed);
  const { name } = record;
  return (
    <Form
      form={kit}
      foot={
        <DialogActions>
          <Button variant="outline" onClick={onStay}>
            {t('closing.cancel')}
          </Button>
          <SubmitButton form={kit}>{t('closing.close')}</SubmitButton>
        </DialogActions>
      }
    >
      <TextField
        {...register('name', {
          validate: (typed) => matchesAccountName(record, typed) || t('closing.nameWrong', { name }),
        })}
        label={t('closing.name', { name })}
        autoComplete="off"
        error={errors.name?.message}
      />
      {proof === 'password' ? (
        <PasswordField
          {...register('password', { required: t('password.currentMissing') })}
          label={t('closing.password')}
          autoComplete="current-password"
          error={errors.password?.message}
        />
      ) : (
        <CodeProofField
          {...register('code', {
            pattern: { value: /^\d{6}$/, message: t('fieldErrors.code') },
            required: t('fieldErrors.code'),
          })}
          target={codeAddress(record)}
          error={errors.code?.message}
        />
      )}
      {record.has_password && codeAddress(record) && (
        <PlainButton
          className={classes.link}
          onClick={() => setProof(proof === 'password' ? 'code' : 'password')}
        >
          {t(proof === 'password' ? 'closing.useCode' : 'closing.usePassword')}
        </PlainButton>
      )}
      <TextField {...register('reason')} label={t('closing.reason')} autoComplete="off" maxLength={1000} />
    </Form>
  );
}
