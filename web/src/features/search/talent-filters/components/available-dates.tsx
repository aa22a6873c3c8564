import { maxAvailableDays } from '@callboard/contract/search/filter-rules';
import { memo, useEffect, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { DateField } from '../../../../shared/ui/date-field/date-field.tsx';
import { Stack } from '../../../../shared/ui/layout/layout.tsx';
import more from '../../../../shared/ui/search-filters/check-row.module.css';
import { FilterGroup } from '../../../../shared/ui/search-filters/filter-group.tsx';
import { datesError } from '../model/available-dates.ts';
import type { Editor } from '../model/filter-changes.ts';
import classes from './lines.module.css';

interface AvailableDatesProps {
  from: string | undefined;
  to: string | undefined;
  editor: Editor;
}

/** A date range, applied as soon as it is valid. */
export const AvailableDates = memo(function AvailableDates({
  from = '',
  to = '',
  editor,
}: AvailableDatesProps) {
  const { t } = useTranslation('talentFilters');
  const [typed, setTyped] = useState({ from, to });
  useEffect(() => setTyped({ from, to }), [from, to]);
  const error = datesError(typed.from, typed.to);

  const choose = (next: typeof typed) => {
    setTyped(next);
    if (datesError(next.from, next.to)) return;
    editor.change({ availableFrom: next.from || undefined, availableTo: next.to || undefined });
  };
  const day = (end: 'from' | 'to') => (
    <DateField
      label={t(end)}
      className={classes.day}
      aria-invalid={error ? true : undefined}
      min={end === 'to' ? typed.from || undefined : undefined}
      value={typed[end]}
      onChange={(day) => choose({ ...typed, [end]: day })}
    />
  );
  return (
    <FilterGroup title={t('group.available')} isNested>
      <Stack gap={2}>
        {day('from')}
        {day('to')}
      </Stack>
      {error && (
        <p className={classes.error} role="alert">
          {t(`fieldErrors.${error}`, { days: maxAvailableDays })}
        </p>
      )}
      {(typed.from || typed.to) && (
        <button type="button" className={more.more} onClick={() => choose({ from: '', to: '' })}>
          {t('clearDays')}
        </button>
      )}
    </FilterGroup>
  );
});
