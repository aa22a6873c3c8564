import { NewPassword, passwordMinimum } from '@callboard/contract/accounts/credentials';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Form, SubmitButton } from '../../../../shared/ui/form/form.tsx';
import { PasswordField } from '../../../../shared/ui/password-field/password-field.tsx';
import { StrengthMeter } from '../../../../shared/ui/password-field/strength-meter.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { refreshSessions, sendUserChange, setUserRecord } from '../api.ts';
import { errorText } from '../model/error-text.ts';
import { codeAddress, proofMethods, toProofBody } from '../model/proof.ts';
import { useSettings } from '../model/settings-context.ts';
import { CodeProofField } from './code-proof-field.tsx';

interface Passwords {
  current: string;
  code: string;
  next: string;
}

function usePasswordForm(onDone: () => void) {
  const { t } = useTranslation('settings');
  const { record } = useSettings();
  const client = useQueryClient();
  const form = useForm<Passwords>({ defaultValues: { current: '', code: '', next: '' } });

  const showError = (failure: unknown) => {
    const error = readRequestError(failure);
    const errorAt = (name: string) => error.fields.find(({ field }) => field === name)?.message;
    if (errorAt('current_password') !== undefined || error.code === 'PASSWORD_NEEDED') {
      return form.setError('current', { message: t('password.wrong') }, { shouldFocus: true });
    }
    if (error.code === 'CODE_WRONG' || error.code === 'CODE_EXPIRED') {
      return form.setError('code', { message: errorText(t, error) }, { shouldFocus: true });
    }
    const passwordError = errorAt('password');
    if (passwordError !== undefined)
      return form.setError('next', { message: passwordError }, { shouldFocus: true });
    form.setError('root', { message: errorText(t, error) });
  };

  const submit = form.handleSubmit(async ({ current, code, next }) => {
    try {
      const [method] = proofMethods(record);
      const proof = method && toProofBody(method, method === 'password' ? current : code);
      setUserRecord(client, await sendUserChange(record.user_id, { password: next, ...proof }));
      void refreshSessions(client);
      toast(t('password.saved'));
      onDone();
    } catch (error) {
      showError(error);
    }
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const kit = { submit, error: errors.root?.message, isSending: isSubmitting, tries: submitCount };
  return { ...form, errors, kit };
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const { t: controlText } = useTranslation('controls');
  const { record } = useSettings();
  const { register, watch, errors, kit } = usePasswordForm(onClose);
  const longEnough = (text: string) =>
    NewPassword.safeParse(text).success || controlText('strength.tooShort', { least: passwordMinimum });
  return (
    <Form
      form={kit}
      foot={
        <DialogActions>
          <Button variant="outline" onClick={onClose}>
            {t('password.cancel')}
          </Button>
          <SubmitButton form={kit}>
            {t(record.has_password ? 'password.save' : 'password.saveNew')}
          </SubmitButton>
        </DialogActions>
      }
    >
      {record.has_password && (
        <PasswordField
          {...register('current', { required: t('password.currentMissing') })}
          label={t('password.current')}
          autoComplete="current-password"
          error={errors.current?.message}
        />
      )}
      {!record.has_password && codeAddress(record) && (
        <CodeProofField
          {...register('code', {
            pattern: { value: /^\d{6}$/, message: t('fieldErrors.code') },
            required: t('fieldErrors.code'),
          })}
          target={codeAddress(record)}
          error={errors.code?.message}
        />
      )}
      <PasswordField
        {...register('next', { validate: longEnough })}
        label={t('password.next')}
        autoComplete="new-password"
        error={errors.next?.message}
      />
      <StrengthMeter password={watch('next')} />
    </Form>
  );
}

interface ChangePasswordDialogProps {
  opened: boolean;
  onClose: () => void;
}

export function ChangePasswordDialog({ opened, onClose }: ChangePasswordDialogProps) {
  const { t } = useTranslation('settings');
  const { record } = useSettings();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      closesOnClickOutside={false}
      title={t(record.has_password ? 'password.dialogChange' : 'password.dialogSet')}
      lead={t('password.lead')}
    >
      <PasswordForm onClose={onClose} />
    </Dialog>
  );
}
