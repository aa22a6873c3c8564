import type { FieldError } from '@callboard/contract/errors';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { DateField } from '../../../../shared/ui/date-field/date-field.tsx';
import { type DateError, type RequestedDates, today } from '../model/requested-dates.ts';
import classes from './unlock-offer.module.css';

interface DateFieldsProps {
  value: {
    readonly dates: RequestedDates;
    readonly dateError: DateError | undefined;
    readonly change: (changed: Partial<RequestedDates>) => void;
  };
  /** Errors the server returned for the two fields. */
  serverErrors: readonly FieldError[];
}

export function DateFields({ value: { dates, dateError, change }, serverErrors }: DateFieldsProps) {
  const { t } = useTranslation('unlocking');
  const errorFor = (field: DateError['field']) =>
    dateError?.field === field
      ? t(`ask.fault.${dateError.kind}`)
      : serverErrors.find((one) => one.field.endsWith(field))?.message;
  return (
    <div className={classes.days}>
      <DateField
        label={t('ask.from')}
        value={dates.from}
        min={today()}
        error={errorFor('start_date')}
        onChange={(from) => change({ from })}
      />
      <DateField
        label={t('ask.to')}
        value={dates.to}
        min={dates.from || today()}
        error={errorFor('end_date')}
        onChange={(to) => change({ to })}
      />
    </div>
  );
}
