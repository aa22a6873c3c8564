import type { UnavailableDates } from '@callboard/contract/people/availability';
import { Pencil, Repeat, X } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { spellRange } from '../model/spell-range.ts';
import classes from './marked-list.module.css';

interface MarkedListProps {
  dates: readonly UnavailableDates[];
  isBusy: boolean;
  onEdit: (dates: UnavailableDates) => void;
  onRemove: (dates: UnavailableDates, wholeSeries: boolean) => void;
}

function Row({
  dates,
  isBusy,
  onEdit,
  onRemove,
}: Omit<MarkedListProps, 'dates'> & { dates: UnavailableDates }) {
  const { t } = useTranslation('availability');
  const range = spellRange(dates.start_date, dates.end_date);
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <strong>{range}</strong>
        {dates.reason && <span>{dates.reason}</span>}
        {dates.series_id !== null && (
          <span className={classes.weekly}>
            <Repeat size={14} aria-hidden />
            {t('everyWeek')}
          </span>
        )}
      </div>
      {dates.is_booking ? (
        <Status name="confirmed">{t('states.booked')}</Status>
      ) : (
        <div className={classes.actions}>
          <Button
            variant="link"
            size="xs"
            disabled={isBusy}
            leftSection={<Pencil size={15} aria-hidden />}
            aria-label={t('editRange', { range })}
            onClick={() => onEdit(dates)}
          >
            {t('change')}
          </Button>
          <Button
            variant="link"
            size="xs"
            disabled={isBusy}
            leftSection={<X size={15} aria-hidden />}
            aria-label={t('removeRange', { range })}
            onClick={() => onRemove(dates, false)}
          >
            {t('remove')}
          </Button>
          {dates.series_id !== null && (
            <Button
              variant="link"
              size="xs"
              disabled={isBusy}
              aria-label={t('removeSeriesOf', { range })}
              onClick={() => onRemove(dates, true)}
            >
              {t('removeSeries')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** The same days as the calendar, in words. */
export function MarkedList({ dates, ...row }: MarkedListProps) {
  return (
    <ul className={classes.list}>
      {dates.map((range) => (
        <Row key={range.id} dates={range} {...row} />
      ))}
    </ul>
  );
}
