import { type SearchAlert, searchAlerts } from '@callboard/contract/search/saved-searches';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { RadioChips } from '../../../../shared/ui/choices/radio-chips.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import type { TalentSearch } from '../../talent-search/index.ts';
import { useSaveSearch } from '../api.ts';
import '../i18n.ts';
import classes from './saved-searches.module.css';

interface SaveDialogProps {
  search: TalentSearch;
  suggestedName: string;
  onClose: () => void;
}

export const maxNameLength = 80;

function useErrorText() {
  const { t } = useTranslation('savedSearches');
  return (error: unknown): string => {
    const { code, fields } = readRequestError(error);
    if (code === 'CONFLICT') return t(fields.length > 0 ? 'save.taken' : 'save.full');
    if (code === 'NETWORK') return t('save.offline');
    return t(fields.length > 0 ? 'save.refused' : 'save.failed');
  };
}

export default function SaveDialog({ search, suggestedName, onClose }: SaveDialogProps) {
  const { t } = useTranslation('savedSearches');
  const errorText = useErrorText();
  const suggestion = suggestedName.slice(0, maxNameLength);
  const [name, setName] = useState(suggestion);
  const [nameError, setNameError] = useState<string>();
  const [alert, setAlert] = useState<SearchAlert>('daily');
  const { mutate, isPending } = useSaveSearch();

  const save = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '') return setNameError(t('save.empty'));
    mutate(
      { name: trimmed, alert, search },
      {
        onSuccess: () => {
          toast(t('save.saved', { name: trimmed }));
          onClose();
        },
        onError: (error) => setNameError(errorText(error)),
      },
    );
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('save.title')}
      lead={t('save.lead')}
      closesOnClickOutside={false}
    >
      <form className={classes.form} onSubmit={save} noValidate>
        <TextField
          label={t('save.name')}
          value={name}
          maxLength={maxNameLength}
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
          options={searchAlerts.map((value) => ({ value, label: t(`alerts.${value}`) }))}
          value={alert}
          onChange={(value) => setAlert(value ?? 'none')}
        />
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
