import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button, PlainButton } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { PasswordField } from '../../../../shared/ui/password-field/password-field.tsx';
import type { ProofBody } from '../api.ts';
import { codeAddress, type ProofMethod, proofMethods, toProofBody } from '../model/proof.ts';
import { useSettings } from '../model/settings-context.ts';
import { CodeProofField } from './code-proof-field.tsx';
import classes from './dialog-form.module.css';

interface ProofDialogProps {
  opened: boolean;
  lead: string;
  error: string | undefined;
  isSaving: boolean;
  onConfirm: (proof: ProofBody) => void;
  onClose: () => void;
}

const isComplete: Record<ProofMethod, (typed: string) => boolean> = {
  password: (typed) => typed !== '',
  code: (typed) => /^\d{6}$/.test(typed.trim()),
};

function ProofForm({ error, isSaving, onConfirm, onClose }: Omit<ProofDialogProps, 'opened' | 'lead'>) {
  const { t } = useTranslation('settings');
  const { record } = useSettings();
  const methods = proofMethods(record);
  const [method, setMethod] = useState<ProofMethod>(methods[0] ?? 'password');
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(!isComplete[method](typed));
    if (isComplete[method](typed)) onConfirm(toProofBody(method, typed.trim()));
  };
  const switchMethod = () => {
    setMethod(method === 'password' ? 'code' : 'password');
    setTyped('');
    setIsMissing(false);
  };
  const field = {
    value: typed,
    'data-autofocus': true,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setTyped(currentTarget.value),
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {method === 'password' ? (
        <PasswordField
          {...field}
          label={t('password.current')}
          autoComplete="current-password"
          error={isMissing ? t('password.currentMissing') : error}
        />
      ) : (
        <CodeProofField
          name="code"
          isFocusedFirst
          onChange={({ target }) => setTyped(target.value)}
          target={codeAddress(record)}
          error={isMissing ? t('fieldErrors.code') : error}
        />
      )}
      {methods.length > 1 && (
        <PlainButton className={classes.link} onClick={switchMethod}>
          {t(method === 'password' ? 'closing.useCode' : 'closing.usePassword')}
        </PlainButton>
      )}
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t('password.cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('confirm.save')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Asks for the password or a code before sign-in details change. */
export function ProofDialog({ opened, lead, ...form }: ProofDialogProps) {
  const { t } = useTranslation('settings');
  return (
    <Dialog
      opened={opened}
      onClose={form.onClose}
      closesOnClickOutside={false}
      title={t('confirm.title')}
      lead={lead}
    >
      <ProofForm {...form} />
    </Dialog>
  );
}
