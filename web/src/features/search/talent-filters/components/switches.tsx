import { useId } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import classes from './switches.module.css';

interface MatchSwitchProps {
  group: string;
  match: 'all' | undefined;
  onChange: (match: 'all' | undefined) => void;
}

/** Whether any or all of the chosen entries must match. */
export function MatchSwitch({ group, match, onChange }: MatchSwitchProps) {
  const { t } = useTranslation('talentFilters');
  const name = useId();
  return (
    <fieldset className={classes.units} aria-label={t('match.label', { group })}>
      {([undefined, 'all'] as const).map((one) => (
        <label key={one ?? 'any'} className={classes.unit}>
          <input
            type="radio"
            className={classes.input}
            name={name}
            aria-label={t(one ? 'match.allName' : 'match.anyName')}
            checked={one === match}
            onChange={() => onChange(one)}
          />
          {t(one ? 'match.all' : 'match.any')}
        </label>
      ))}
    </fieldset>
  );
}

interface UnitSwitchProps {
  group: string;
  units: readonly { readonly id: number; readonly label: string; readonly accessibleName: string }[];
  value: number;
  onChange: (unit: number) => void;
}

export function UnitSwitch({ group, units, value, onChange }: UnitSwitchProps) {
  const { t } = useTranslation('talentFilters');
  const name = useId();
  return (
    <fieldset className={classes.units} aria-label={t('unit.label', { group })}>
      {units.map(({ id, label, accessibleName }) => (
        <label key={id} className={classes.unit}>
          <input
            type="radio"
            className={classes.input}
            name={name}
            aria-label={accessibleName}
            checked={id === value}
            onChange={() => onChange(id)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
