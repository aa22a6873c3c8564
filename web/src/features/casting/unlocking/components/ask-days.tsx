import type { FieldError } from '@callboard/contract/errors';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDays } from '../../../../shared/lib/format/calendar-days.ts';
import { TickBox } from '../../../../shared/ui/tick-box/tick-box.tsx';
import type { AskedDaysState } from '../model/use-asked-days.ts';
import { DayFields } from './day-fields.tsx';
import classes from './unlock-offer.module.css';

interface AskDaysProps {
  asked: AskedDaysState;
  /** What the server said about the two fields. */
  refused: readonly FieldError[];
}

/** The talent can be asked for days in the same breath. */
export function AskDays({ asked, refused }: AskDaysProps) {
  const { t } = useTranslation('unlocking');
  const { isAsked, isOpen, known } = asked;
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
      {isOpen && <DayFields asked={asked} refused={refused} />}
    </div>
  );
}
