import { type KeyboardEvent, memo, useEffect, useId, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readWhole } from '../../../../shared/lib/typed/read-number.ts';
import type { Editor } from '../model/editor.ts';
import { FilterGroup } from './filter-group.tsx';
import classes from './lines.module.css';

const mostYears = 80;

/** Undefined for what is no number of years. */
function readYears(typed: string): number | null | undefined {
  const years = readWhole(typed);
  return typeof years === 'number' && (years < 1 || years > mostYears) ? undefined : years;
}

interface TheatreYearsProps {
  years: number | undefined;
  editor: Editor;
}

export const TheatreYears = memo(function TheatreYears({ years, editor }: TheatreYearsProps) {
  const { t } = useTranslation('talentFilters');
  const id = useId();
  const standing = years === undefined ? '' : String(years);
  const [typed, setTyped] = useState(standing);
  const [isFaulty, setIsFaulty] = useState(false);
  useEffect(() => {
    setTyped(standing);
    setIsFaulty(false);
  }, [standing]);

  const take = () => {
    const read = readYears(typed);
    setIsFaulty(read === undefined);
    if (read !== undefined && (read ?? undefined) !== years) editor.change({ theatre: read ?? undefined });
  };
  return (
    <FilterGroup title={t('group.theatre')} isInner>
      <div className={classes.years}>
        <input
          className={classes.input}
          inputMode="numeric"
          autoComplete="off"
          aria-label={`${t('group.theatre')}, ${t('years')}`}
          aria-invalid={isFaulty || undefined}
          aria-describedby={isFaulty ? id : undefined}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={take}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Enter') take();
          }}
        />
        {t('years')}
      </div>
      {isFaulty && (
        <p className={classes.fault} id={id} role="alert">
          {t('fault.years')}
        </p>
      )}
    </FilterGroup>
  );
});
