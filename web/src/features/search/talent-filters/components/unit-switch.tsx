import { useId } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import classes from './unit-switch.module.css';

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
