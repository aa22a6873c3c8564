import { mostAvailableDays } from '@callboard/contract/search/talent-filters';
import { memo, useEffect, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { DateField } from '../../../../shared/ui/date-field/date-field.tsx';
import type { Editor } from '../model/filter-changes.ts';
import { faultOfDays } from '../model/free-days.ts';
import more from './check-list.module.css';
import { FilterGroup } from './filter-group.tsx';
import classes from './lines.module.css';

interface FreeDaysProps {
  from: string | undefined;
  to: string | undefined;
  editor: Editor;
}

/** From one day to another, in effect as soon as the two can be asked for. */
export const FreeDays = memo(function FreeDays({ from = '', to = '', editor }: FreeDaysProps) {
  const { t } = useTranslation('talentFilters');
  const [typed, setTyped] = useState({ from, to });
  useEffect(() => setTyped({ from, to }), [from, to]);
  const fault = faultOfDays(typed.from, typed.to);

  const choose = (next: typeof typed) => {
    setTyped(next);
    if (faultOfDays(next.from, next.to)) return;
    editor.change({ availableFrom: next.from || undefined, availableTo: next.to || undefined });
  };
  const day = (end: 'from' | 'to') => (
    <DateField
      label={t(end)}
      className={classes.day}
      aria-invalid={fault ? true : undefined}
      min={end === 'to' ? typed.from || undefined : undefined}
      value={typed[end]}
      onChange={(day) => choose({ ...typed, [end]: day })}
    />
  );
  return (
    <FilterGroup title={t('group.available')} isInner>
      <div className={classes.days}>
        {day('from')}
        {day('to')}
      </div>
      {fault && (
        <p className={classes.fault} role="alert">
          {t(`fault.${fault}`, { days: mostAvailableDays })}
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
