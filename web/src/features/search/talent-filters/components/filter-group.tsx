import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import classes from './filter-group.module.css';

interface FilterGroupProps {
  title: string;
  /** Said more quietly behind the title. */
  note?: string | undefined;
  aside?: ReactNode;
  /** Inside a part that was opened. */
  isInner?: boolean;
  children: ReactNode;
}

/** One thing people are searched by, under its name. */
export function FilterGroup({ title, note, aside, isInner = false, children }: FilterGroupProps) {
  const id = useId();
  const Heading = isInner ? 'h4' : 'h3';
  return (
    <fieldset className={classes.group} aria-labelledby={id} data-inner={isInner || undefined}>
      <div className={classes.head}>
        <Heading className={classes.title} id={id}>
          {title} {note && <em>{note}</em>}
        </Heading>
        {aside}
      </div>
      {children}
    </fieldset>
  );
}

interface UnitSwitchProps {
  group: string;
  units: readonly { readonly id: number; readonly label: string; readonly said: string }[];
  value: number;
  onChange: (unit: number) => void;
}

/** Two words beside a measure: the one in ink is in use. */
export function UnitSwitch({ group, units, value, onChange }: UnitSwitchProps) {
  const { t } = useTranslation('talentFilters');
  const name = useId();
  return (
    <fieldset className={classes.units} aria-label={t('unit.label', { group })}>
      {units.map(({ id, label, said }) => (
        <label key={id} className={classes.unit}>
          <input
            type="radio"
            className={classes.input}
            name={name}
            aria-label={said}
            checked={id === value}
            onChange={() => onChange(id)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
