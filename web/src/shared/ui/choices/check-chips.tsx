import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import '../form-i18n.ts';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';
import classes from './choices.module.css';
import type { ChoiceOption } from './radio-chips.tsx';

interface CheckChipsProps<T extends string | number> extends ChoiceGroupProps {
  options: readonly ChoiceOption<T>[];
  value: readonly T[];
  onChange: (value: T[]) => void;
  /** Once this many are chosen, the others are disabled. */
  most?: number;
  /** How many of a long list are shown at first. Chosen ones always are. */
  shownAtFirst?: number;
}

/** Several choices shown as chips. */
export function CheckChips<T extends string | number>({
  options,
  value,
  onChange,
  most = Number.POSITIVE_INFINITY,
  shownAtFirst = Number.POSITIVE_INFINITY,
  ...group
}: CheckChipsProps<T>) {
  const { t } = useTranslation('formControls');
  const [isExpanded, setIsExpanded] = useState(false);
  const isFolded = !isExpanded && options.length > shownAtFirst;
  const shown = isFolded
    ? options.filter((option, index) => index < shownAtFirst || value.includes(option.value))
    : options;
  const isFull = value.length >= most;
  const turn = (one: T) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  return (
    <ChoiceGroup {...group} onClear={value.length > 1 ? () => onChange([]) : undefined}>
      <div className={classes.chips}>
        {shown.map((option) => {
          const isChosen = value.includes(option.value);
          return (
            <label key={option.value} className={classes.chip}>
              <input
                type="checkbox"
                className={classes.input}
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => turn(option.value)}
              />
              <span>{option.label}</span>
            </label>
          );
        })}
        {isFolded && shown.length < options.length && (
          <button type="button" className={classes.more} onClick={() => setIsExpanded(true)}>
            {t('showAll', { count: options.length })}
          </button>
        )}
      </div>
    </ChoiceGroup>
  );
}
