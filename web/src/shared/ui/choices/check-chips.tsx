import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';
import classes from './choices.module.css';
import type { ChoiceOption } from './radio-chips.tsx';

interface CheckChipsProps<T extends string | number> extends ChoiceGroupProps {
  options: readonly ChoiceOption<T>[];
  value: readonly T[];
  onChange: (value: T[]) => void;
  /** When so many are chosen, the others wait. */
  most?: number;
}

/** Any of some, all of them in sight. */
export function CheckChips<T extends string | number>({
  options,
  value,
  onChange,
  most = Number.POSITIVE_INFINITY,
  ...group
}: CheckChipsProps<T>) {
  const isFull = value.length >= most;
  const turn = (one: T) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  return (
    <ChoiceGroup {...group} onClear={value.length > 1 ? () => onChange([]) : undefined}>
      <div className={classes.chips}>
        {options.map((option) => {
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
      </div>
    </ChoiceGroup>
  );
}
