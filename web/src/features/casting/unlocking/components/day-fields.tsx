import type { FieldError } from '@callboard/contract/errors';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { DateField } from '../../../../shared/ui/date-field/date-field.tsx';
import { type AskedDays, type DateError, today } from '../model/asked-days.ts';
import classes from './unlock-offer.module.css';

interface DayFieldsProps {
  asked: {
    readonly days: AskedDays;
    readonly fault: DateError | undefined;
    readonly change: (changed: Partial<AskedDays>) => void;
  };
  /** What the server said about the two fields. */
  refused: readonly FieldError[];
}

/** The first and the last day somebody is asked about. */
export function DayFields({ asked: { days, fault, change }, refused }: DayFieldsProps) {
  const { t } = useTranslation('unlocking');
  const wordsFor = (field: DateError['field']) =>
    fault?.field === field
      ? t(`ask.fault.${fault.fault}`)
      : refused.find((one) => one.field.endsWith(field))?.message;
  return (
    <div className={classes.days}>
      <DateField
        label={t('ask.from')}
        value={days.from}
        min={today()}
        error={wordsFor('start_date')}
        onChange={(from) => change({ from })}
      />
      <DateField
        label={t('ask.to')}
        value={days.to}
        min={days.from || today()}
        error={wordsFor('end_date')}
        onChange={(to) => change({ to })}
      />
    </div>
  );
}
