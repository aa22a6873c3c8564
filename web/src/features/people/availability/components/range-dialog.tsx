import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { DateField } from '../../../../shared/ui/date-field/date-field.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Notice } from '../../../../shared/ui/notice/notice.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { Toggle } from '../../../../shared/ui/toggle/toggle.tsx';
import { addDays } from '../model/days.ts';
import { faultsOf, type RangeFaults, type RangeValues } from '../model/range-values.ts';
import classes from './range-dialog.module.css';

interface RangeDialogProps {
  initial: RangeValues;
  isNew: boolean;
  isSaving: boolean;
  /** What the server said, by field; and in general. */
  faults: RangeFaults;
  trouble: string | undefined;
  onSave: (values: RangeValues) => void;
  onClose: () => void;
}

const fourWeeks = 28;

/** Which days, why, and whether every week. */
export function RangeDialog(props: RangeDialogProps) {
  const { initial, isNew, isSaving, faults: told, trouble, onSave, onClose } = props;
  const { t } = useTranslation('availability');
  const [values, setValues] = useState(initial);
  const [found, setFound] = useState<RangeFaults>({});
  const faults = { ...told, ...found };
  const change = (changes: Partial<RangeValues>) => setValues((now) => ({ ...now, ...changes }));
  const repeats = values.repeatUntil !== '';

  const save = () => {
    const wrong = faultsOf(values, t('chooseDay'));
    setFound(wrong);
    if (Object.keys(wrong).length === 0) onSave(values);
  };

  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(isNew ? 'mark' : 'edit')}
      lead={t('dialogLead')}
      closesOnClickOutside={false}
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className={classes.days}>
          <DateField
            label={t('from')}
            value={values.from}
            error={faults.from}
            data-autofocus
            onChange={(from) => change({ from })}
          />
          <DateField
            label={t('to')}
            value={values.to}
            min={values.from}
            error={faults.to}
            onChange={(to) => change({ to })}
          />
        </div>
        <TextField
          label={t('reason')}
          hint={t('reasonHint')}
          value={values.reason}
          error={faults.reason}
          maxLength={200}
          onChange={(event) => change({ reason: event.currentTarget.value })}
        />
        {isNew && (
          <Toggle
            label={t('weekly')}
            checked={repeats}
            onChange={({ currentTarget: { checked } }) =>
              change({ repeatUntil: checked ? addDays(values.to || values.from, fourWeeks) : '' })
            }
          />
        )}
        {isNew && repeats && (
          <DateField
            label={t('until')}
            value={values.repeatUntil}
            min={values.to}
            error={faults.repeatUntil}
            onChange={(repeatUntil) => change({ repeatUntil })}
          />
        )}
        {trouble && <Notice family="stop">{trouble}</Notice>}
        <DialogActions>
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t(isNew ? 'mark' : 'save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
