import './i18n.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { readRequestError } from '../../lib/api/request-error.ts';
import { Button } from '../button/button.tsx';
import { RadioChips } from '../choices/radio-chips.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { toast } from '../toast/toast.ts';
import classes from './saved-searches.module.css';

export const maxSearchName = 80;

/** How often new matches of a search are told. */
export interface AlertOption<A extends string> {
  readonly value: A;
  readonly label: string;
}

function useErrorText() {
  const { t } = useTranslation('savedSearches');
  return (error: unknown): string => {
    const { code, fields } = readRequestError(error);
    if (code === 'CONFLICT') return t(fields.length > 0 ? 'save.taken' : 'save.full');
    if (code === 'NETWORK') return t('save.offline');
    if (code === 'PROFILE_FROZEN') return t('save.frozen');
    if (code === 'RATE_LIMITED') return t('save.limited');
    return t(fields.length > 0 ? 'save.refused' : 'save.failed');
  };
}

interface SaveSearchDialogProps<A extends string> {
  /** What saving does. */
  lead: string;
  suggestedName: string;
  alerts: readonly AlertOption<A>[];
  usualAlert: A;
  /** What is left out, if anything is. */
  note?: ReactNode;
  onSave: (name: string, alert: A) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a name, and how often new matches are told. */
export function SaveSearchDialog<A extends string>(props: SaveSearchDialogProps<A>) {
  const { lead, suggestedName, alerts, usualAlert, note, onSave, onClose } = props;
  const { t } = useTranslation('savedSearches');
  const errorText = useErrorText();
  const suggestion = suggestedName.slice(0, maxSearchName);
  const [name, setName] = useState(suggestion);
  const [nameError, setNameError] = useState<string>();
  const [alert, setAlert] = useState(usualAlert);
  const { mutate, isPending } = useMutation({ mutationFn: (named: string) => onSave(named, alert) });

  const save = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '') return setNameError(t('save.empty'));
    mutate(trimmed, {
      onSuccess: () => {
        toast(t('save.saved', { name: trimmed }));
        onClose();
      },
      onError: (error) => setNameError(errorText(error)),
    });
  };
  return (
    <Dialog opened onClose={onClose} title={t('save.title')} lead={lead} closesOnClickOutside={false}>
      <form className={classes.form} onSubmit={save} noValidate>
        <TextField
          label={t('save.name')}
          value={name}
          maxLength={maxSearchName}
          error={nameError}
          data-autofocus
          // A suggested name is typed over, one's own is not.
          onFocus={(event) => name === suggestion && event.currentTarget.select()}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setNameError(undefined);
          }}
        />
        <RadioChips
          label={t('save.alert')}
          hint={t('save.alertHint')}
          isOptional={false}
          options={alerts}
          value={alert}
          onChange={(value) => setAlert(value ?? usualAlert)}
        />
        {note}
        <DialogActions>
          <Button variant="outline" onClick={onClose}>
            {t('save.cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {t('save.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
