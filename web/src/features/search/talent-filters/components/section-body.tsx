import { newForDays } from '@callboard/contract/search/search-limits';
import type { TalentFilters } from '@callboard/contract/search/talent-filters';
import type { TalentCount } from '@callboard/contract/search/talent-search';
import type { MasterData } from '@callboard/contract/site/reference';
import { type KeyboardEvent, memo, useEffect, useId, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readInteger } from '../../../../shared/lib/typed/read-number.ts';
import { CheckRow } from '../../../../shared/ui/search-filters/check-row.tsx';
import { FilterGroup } from '../../../../shared/ui/search-filters/filter-group.tsx';
import classes from '../../../../shared/ui/search-filters/segments.module.css';
import { useFacets } from '../api.ts';
import type { Counts } from '../model/counts.ts';
import type { Editor } from '../model/filter-changes.ts';
import {
  type BooleanFilter,
  type Control,
  type SectionName,
  sectionFacets,
} from '../model/filter-sections.ts';
import { readMeasure } from '../model/measurements.ts';
import { AvailableDates } from './available-dates.tsx';
import { CheckList } from './check-list.tsx';
import { FeeFilter } from './fee-filter.tsx';
import lineClasses from './lines.module.css';
import { MeasurementFilter } from './measurement-filter.tsx';
import { TokenPicker } from './token-picker.tsx';

const maxYears = 80;

/** Undefined when it is not a valid number of years. */
function readYears(typed: string): number | null | undefined {
  const years = readInteger(typed);
  return typeof years === 'number' && (years < 1 || years > maxYears) ? undefined : years;
}

interface TheatreYearsProps {
  years: number | undefined;
  editor: Editor;
}

const TheatreYears = memo(function TheatreYears({ years, editor }: TheatreYearsProps) {
  const { t } = useTranslation('talentFilters');
  const id = useId();
  const current = years === undefined ? '' : String(years);
  const [typed, setTyped] = useState(current);
  const [isInvalid, setIsInvalid] = useState(false);
  useEffect(() => {
    setTyped(current);
    setIsInvalid(false);
  }, [current]);

  const apply = () => {
    const parsed = readYears(typed);
    setIsInvalid(parsed === undefined);
    if (parsed !== undefined && (parsed ?? undefined) !== years)
      editor.change({ theatre: parsed ?? undefined });
  };
  return (
    <FilterGroup title={t('group.theatre')} isNested>
      <div className={lineClasses.years}>
        <input
          className={lineClasses.input}
          inputMode="numeric"
          autoComplete="off"
          aria-label={`${t('group.theatre')}, ${t('years')}`}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? id : undefined}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={apply}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Enter') apply();
          }}
        />
        {t('years')}
      </div>
      {isInvalid && (
        <p className={lineClasses.error} id={id} role="alert">
          {t('fieldErrors.years')}
        </p>
      )}
    </FilterGroup>
  );
});

interface UnlockedChoiceProps {
  unlocked: boolean | undefined;
  editor: Editor;
}

const choices = [
  { key: 'any', value: undefined },
  { key: 'yes', value: true },
  { key: 'no', value: false },
] as const;

const UnlockedChoice = memo(function UnlockedChoice({ unlocked, editor }: UnlockedChoiceProps) {
  const { t } = useTranslation('talentFilters');
  return (
    <FilterGroup title={t('unlocked.title')} isNested>
      <div className={classes.segments}>
        {choices.map(({ key, value }) => (
          <label key={key} className={classes.segment}>
            <input
              type="radio"
              name="unlocked"
              className={classes.input}
              checked={unlocked === value}
              onChange={() => editor.change({ unlocked: value })}
            />
            {t(`unlocked.${key}`)}
          </label>
        ))}
      </div>
    </FilterGroup>
  );
});

interface ToggleRowProps {
  filter: BooleanFilter;
  isOn: boolean;
  editor: Editor;
}

const ToggleRow = memo(function ToggleRow({ filter, isOn, editor }: ToggleRowProps) {
  const { t } = useTranslation('talentFilters');
  return (
    <CheckRow
      id={0}
      name={t(`yes.${filter}`, { days: newForDays })}
      isOn={isOn}
      onToggle={() => editor.change({ [filter]: isOn ? undefined : true })}
    />
  );
});

export interface SectionBodyProps {
  name: SectionName;
  controls: readonly Control[];
  filters: TalentFilters;
  lists: MasterData;
  editor: Editor;
}

type ControlViewProps = Omit<SectionBodyProps, 'name' | 'controls'> & {
  control: Control;
  facets: TalentCount['facets'] | undefined;
};

const top = 5;

function countsOf(facets: TalentCount['facets'] | undefined, filter: string): Counts | undefined {
  const found = Object.entries(facets ?? {}).find(([name]) => name === filter);
  return found?.[1];
}

function ControlView({ control, filters, lists, editor, facets }: ControlViewProps) {
  const { t } = useTranslation('talentFilters');
  switch (control.kind) {
    case 'days':
      return <AvailableDates from={filters.availableFrom} to={filters.availableTo} editor={editor} />;
    case 'years':
      return <TheatreYears years={filters.theatre} editor={editor} />;
    case 'unlocked':
      return <UnlockedChoice unlocked={filters.unlocked} editor={editor} />;
    case 'fee':
      return (
        <FeeFilter
          most={filters.feeMax}
          per={filters.feePer}
          isStated={filters.feeStated === true}
          editor={editor}
        />
      );
    case 'yes':
      // Nobody is "not for" a character that is not in the search.
      if (control.filter === 'hideNotFor' && filters.characterId === undefined) return null;
      return <ToggleRow filter={control.filter} isOn={filters[control.filter] === true} editor={editor} />;
    case 'measure':
      return (
        <MeasurementFilter group={control.filter} {...readMeasure(filters, control.filter)} editor={editor} />
      );
    default: {
      const { filter } = control;
      const title = t(`group.${filter}`);
      const shared = { title, lists, editor, counts: countsOf(facets, filter) };
      return (
        <FilterGroup title={title} note={t('anyOf')} isNested>
          {control.kind === 'tokens' ? (
            <TokenPicker {...shared} filter={control.filter} chosen={filters[filter]} />
          ) : (
            <CheckList {...shared} filter={filter} chosen={filters[filter]} top={top} />
          )}
        </FilterGroup>
      );
    }
  }
}

const keyOf = (control: Control) => ('filter' in control ? control.filter : control.kind);

/** The filters of an open section. Their counts are loaded only now. */
export function SectionBody({ name, controls, ...shared }: SectionBodyProps) {
  const facets = useFacets(shared.filters, sectionFacets[name] ?? []);
  return controls.map((control) => (
    <ControlView key={keyOf(control)} {...shared} control={control} facets={facets} />
  ));
}
