import type { FieldError } from '@callboard/contract/errors';
import { useTranslation } from 'react-i18next';
import { formatDays } from '../../../shared/lib/format/calendar-days.ts';
import { TextField } from '../../../shared/ui/text-field/text-field.tsx';
import { TickBox } from '../../../shared/ui/tick-box/tick-box.tsx';
import { type DaysFault, today } from '../model/asked-days.ts';
import type { AskedDaysState } from '../model/use-asked-days.ts';
import classes from './unlock-offer.module.css';

interface AskDaysProps {
  asked: AskedDaysState;
  /** What the server said about the two fields. */
  refused: readonly FieldError[];
}

/** The talent can be asked for days in the same breath. */
export function AskDays({ asked, refused }: AskDaysProps) {
  const { t } = useTranslation('unlocking');
  const { isAsked, isOpen, known, days, fault } = asked;
  const wordsFor = (field: DaysFault['field']) =>
    fault?.field === field
      ? t(`ask.fault.${fault.fault}`)
      : refused.find((one) => one.field.endsWith(field))?.message;
  const label = known ? t('ask.known', { days: formatDays(known.from, known.to) }) : t('ask.open');
  return (
    <div className={classes.ask}>
      <TickBox checked={isAsked} onChange={(event) => asked.toggle(event.currentTarget.checked)}>
        {label}
      </TickBox>
      {known && (
        <button type="button" className={classes.other} onClick={asked.open}>
          {t('ask.change')}
        </button>
      )}
      {isOpen && (
        <div className={classes.days}>
          <TextField
            type="date"
            label={t('ask.from')}
            value={days.from}
            min={today()}
            error={wordsFor('start_date')}
            onChange={(event) => asked.change({ from: event.currentTarget.value })}
          />
          <TextField
            type="date"
            label={t('ask.to')}
            value={days.to}
            min={days.from || today()}
            error={wordsFor('end_date')}
            onChange={(event) => asked.change({ to: event.currentTarget.value })}
          />
        </div>
      )}
    </div>
  );
}
