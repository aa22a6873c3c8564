import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';
import classes from './choices.module.css';
import { useFoldedOptions } from './folded-options.tsx';
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
  const isOn = (option: ChoiceOption<T>) => value.includes(option.value);
  const { shown, refOf, showAll } = useFoldedOptions({ options, shownAtFirst, isChosen: isOn });
  const isFull = value.length >= most;
  const turn = (one: T) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  return (
    <ChoiceGroup {...group} onClear={value.length > 1 ? () => onChange([]) : undefined}>
      <div className={classes.chips}>
        {shown.map((option) => {
          const isChosen = isOn(option);
          return (
            <label key={option.value} className={classes.chip}>
              <input
                ref={refOf(option)}
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
        {showAll}
      </div>
    </ChoiceGroup>
  );
}
