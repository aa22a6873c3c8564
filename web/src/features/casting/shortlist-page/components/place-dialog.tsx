import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';

interface PlaceDialogProps {
  name: string;
  /** From 1. */
  place: number;
  count: number;
  onMove: (place: number) => void;
  onClose: () => void;
}

/** A far place is typed, not dragged to. */
export function PlaceDialog({ name, place, count, onMove, onClose }: PlaceDialogProps) {
  const { t } = useTranslation('shortlistPage');
  const [typed, setTyped] = useState('');
  const [isTried, setIsTried] = useState(false);
  const wanted = Number(typed);
  const isPlace = typed.trim() !== '' && Number.isInteger(wanted) && wanted >= 1 && wanted <= count;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isPlace) return;
    onClose();
    onMove(wanted);
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('place.title', { name })}
      lead={t('place.lead', { place, count })}
    >
      <form onSubmit={submit} noValidate>
        <TextField
          label={t('place.field')}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          error={isTried && !isPlace ? t('place.error', { count }) : undefined}
          data-autofocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <DialogActions>
          <Button variant="outline" onClick={onClose}>
            {t('place.cancel')}
          </Button>
          <Button type="submit">{t('place.send')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
