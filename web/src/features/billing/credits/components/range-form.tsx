import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { DateField } from '../../../../shared/ui/date-field/date-field.tsx';
import type { DateRange } from '../model/date-ranges.ts';
import classes from './range-picker.module.css';

interface RangeFormProps {
  range: DateRange;
  onChoose: (range: DateRange) => void;
}

/** Any two days; one of them may be left open. */
export function RangeForm({ range, onChoose }: RangeFormProps) {
  const { t } = useTranslation('credits');
  const [from, setFrom] = useState(range.from ?? '');
  const [to, setTo] = useState(range.to ?? '');
  const isWrong = from !== '' && to !== '' && to < from;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong) onChoose({ from: from || undefined, to: to || undefined });
  };
  return (
    <form onSubmit={submit} noValidate>
      <div className={classes.days}>
        <DateField label={t('range.from')} value={from} max={to || undefined} onChange={setFrom} />
        <DateField
          label={t('range.to')}
          value={to}
          min={from || undefined}
          error={isWrong ? t('range.wrong') : undefined}
          onChange={setTo}
        />
      </div>
      <Button type="submit" variant="ink" fullWidth>
        {t('range.show')}
      </Button>
    </form>
  );
}
