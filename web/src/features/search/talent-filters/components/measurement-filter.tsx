import { type KeyboardEvent, memo, useEffect, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readNumber } from '../../../../shared/lib/typed/read-number.ts';
import { FilterGroup } from '../../../../shared/ui/search-filters/filter-group.tsx';
import type { Editor } from '../model/filter-changes.ts';
import {
  inUnit,
  limitsIn,
  type Measure,
  type MeasureGroup,
  otherUnit,
  standardUnit,
  writeMeasure,
} from '../model/measurements.ts';
import classes from './lines.module.css';
import { UnitSwitch } from './switches.tsx';

interface MeasurementFilterProps {
  group: MeasureGroup;
  least?: number | undefined;
  most?: number | undefined;
  unit: number;
  editor: Editor;
}

interface Typed {
  readonly least: string;
  readonly most: string;
}

type MeasurementError = 'number' | 'crossed' | 'unrealistic';

const textOf = ({ least, most }: Omit<Measure, 'unit'>): Typed => ({
  least: least === undefined ? '' : String(least),
  most: most === undefined ? '' : String(most),
});

function readTyped({ least, most }: Typed, group: MeasureGroup, unit: number): Measure | MeasurementError {
  const [first, last] = [readNumber(least), readNumber(most)];
  if (first === undefined || last === undefined) return 'number';
  const limits = limitsIn(group, unit);
  const isUnrealistic = (value: number | null) =>
    value !== null && (value < limits.least || value > limits.most);
  if (isUnrealistic(first) || isUnrealistic(last)) return 'unrealistic';
  if (first !== null && last !== null && first > last) return 'crossed';
  // Two decimals are enough for a tape measure.
  const rounded = (value: number | null) => (value === null ? undefined : Math.round(value * 100) / 100);
  return { least: rounded(first), most: rounded(last), unit };
}

const kilograms = { label: 'unit.kg', accessibleName: 'unit.longKg' } as const;
const unitLabels = {
  1: { label: 'unit.cm', accessibleName: 'unit.longCm' },
  2: { label: 'unit.in', accessibleName: 'unit.longIn' },
  4: kilograms,
  5: { label: 'unit.lb', accessibleName: 'unit.longLb' },
} as const;
const unitLabelOf = (unit: number) =>
  Object.entries(unitLabels).find(([id]) => Number(id) === unit)?.[1] ?? kilograms;

/** A range that applies when the field loses the focus. */
export const MeasurementFilter = memo(function MeasurementFilter({
  group,
  least,
  most,
  unit,
  editor,
}: MeasurementFilterProps) {
  const { t } = useTranslation('talentFilters');
  const [typed, setTyped] = useState<Typed>(textOf({ least, most }));
  const [error, setError] = useState<MeasurementError>();
  useEffect(() => {
    setTyped(textOf({ least, most }));
    setError(undefined);
  }, [least, most]);
  const title = t(`group.${group}`);

  const apply = () => {
    const parsed = readTyped(typed, group, unit);
    if (typeof parsed === 'string') return setError(parsed);
    setError(undefined);
    if (parsed.least !== least || parsed.most !== most) editor.change(writeMeasure(group, parsed));
  };
  const input = (end: 'least' | 'most') => (
    <input
      className={classes.input}
      inputMode="decimal"
      autoComplete="off"
      placeholder={t(`end.${end}`)}
      aria-label={t(`end.${end}Of`, { group: title })}
      aria-invalid={error ? true : undefined}
      value={typed[end]}
      onChange={(event) => setTyped({ ...typed, [end]: event.currentTarget.value })}
      onBlur={apply}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') apply();
      }}
    />
  );
  return (
    <FilterGroup
      title={title}
      isNested
      aside={
        <UnitSwitch
          group={title}
          units={[standardUnit(group), otherUnit(group)].map((id) => ({
            id,
            label: t(unitLabelOf(id).label),
            accessibleName: t(unitLabelOf(id).accessibleName),
          }))}
          value={unit}
          onChange={(to) => editor.change(writeMeasure(group, inUnit(group, { least, most, unit }, to)))}
        />
      }
    >
      <div className={classes.pair}>
        {input('least')}
        <span aria-hidden>–</span>
        {input('most')}
      </div>
      {error && (
        <p className={classes.error} role="alert">
          {t(`fieldErrors.${error}`)}
        </p>
      )}
    </FilterGroup>
  );
});
