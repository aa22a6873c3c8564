import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '../../../shared/ui/dialog/dialog.tsx';
import { PasswordField } from '../../../shared/ui/password-field/password-field.tsx';
import classes from './dialog-form.module.css';

interface CurrentPasswordDialogProps {
  opened: boolean;
  fault: string | undefined;
  isSaving: boolean;
  onConfirm: (password: string) => void;
  onClose: () => void;
}

function CurrentPasswordForm({
  fault,
  isSaving,
  onConfirm,
  onClose,
}: Omit<CurrentPasswordDialogProps, 'opened'>) {
  const { t } = useTranslation('settings');
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(password === '');
    if (password !== '') onConfirm(password);
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        data-autofocus
        value={password}
        error={isMissing ? t('password.currentMissing') : fault}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('password.cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('confirm.save')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The server wants to know once more that it is the owner who changes an address. */
export function CurrentPasswordDialog({ opened, ...form }: CurrentPasswordDialogProps) {
  const { t } = useTranslation('settings');
  return (
    <Dialog
      opened={opened}
      onClose={form.onClose}
      closesOnClickOutside={false}
      title={t('confirm.title')}
      lead={t('confirm.lead')}
    >
      <CurrentPasswordForm {...form} />
    </Dialog>
  );
}
