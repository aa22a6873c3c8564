import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button, PlainButton } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { PasswordField } from '../../../../shared/ui/password-field/password-field.tsx';
import type { ProofBody } from '../api.ts';
import { codeAddress, type ProofWay, proofWays, toProofBody } from '../model/proof.ts';
import { useSettings } from '../model/settings-context.ts';
import { CodeProofField } from './code-proof-field.tsx';
import classes from './dialog-form.module.css';

interface ProofDialogProps {
  opened: boolean;
  lead: string;
  fault: string | undefined;
  isSaving: boolean;
  onConfirm: (proof: ProofBody) => void;
  onClose: () => void;
}

const isWhole: Record<ProofWay, (typed: string) => boolean> = {
  password: (typed) => typed !== '',
  code: (typed) => /^\d{6}$/.test(typed.trim()),
};

function ProofForm({ fault, isSaving, onConfirm, onClose }: Omit<ProofDialogProps, 'opened' | 'lead'>) {
  const { t } = useTranslation('settings');
  const { record } = useSettings();
  const ways = proofWays(record);
  const [way, setWay] = useState<ProofWay>(ways[0] ?? 'password');
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(!isWhole[way](typed));
    if (isWhole[way](typed)) onConfirm(toProofBody(way, typed.trim()));
  };
  const takeOther = () => {
    setWay(way === 'password' ? 'code' : 'password');
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
      {way === 'password' ? (
        <PasswordField
          {...field}
          label={t('password.current')}
          autoComplete="current-password"
          error={isMissing ? t('password.currentMissing') : fault}
        />
      ) : (
        <CodeProofField
          {...field}
          target={codeAddress(record)}
          error={isMissing ? t('faults.code') : fault}
        />
      )}
      {ways.length > 1 && (
        <PlainButton className={classes.link} onClick={takeOther}>
          {t(way === 'password' ? 'closing.useCode' : 'closing.usePassword')}
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

/** The server wants to know once more that it is the owner who changes how one signs in. */
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
