import { type CSSProperties, useId } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';
import classes from './choices.module.css';
import { useFoldedOptions } from './folded-options.tsx';

export interface ChoiceOption<T extends string | number> {
  readonly value: T;
  readonly label: string;
  /** A colour shown beside the label. */
  readonly swatch?: string | undefined;
}

interface RadioChipsProps<T extends string | number> extends ChoiceGroupProps {
  options: readonly ChoiceOption<T>[];
  value: T | null;
  onChange: (value: T | null) => void;
  /** A choice that can be cleared. */
  isOptional?: boolean;
  /** How many of a long list are shown at first. The chosen one always is. */
  shownAtFirst?: number;
}

/** A dot of a colour. */
export function Swatch({ colour }: { colour: string }) {
  const style: CSSProperties & { '--swatch': string } = { '--swatch': colour };
  return <span className={classes.swatch} style={style} aria-hidden />;
}

/** One of a few choices shown as chips. */
export function RadioChips<T extends string | number>({
  options,
  value,
  onChange,
  isOptional = true,
  shownAtFirst = Number.POSITIVE_INFINITY,
  ...group
}: RadioChipsProps<T>) {
  const name = useId();
  const isChosen = (option: ChoiceOption<T>) => option.value === value;
  const { shown, refOf, showAll } = useFoldedOptions({ options, shownAtFirst, isChosen });
  const onClear = isOptional && value !== null ? () => onChange(null) : undefined;
  return (
    <ChoiceGroup {...group} onClear={onClear}>
      <div className={classes.chips}>
        {shown.map((option) => (
          <label key={option.value} className={classes.chip}>
            <input
              ref={refOf(option)}
              type="radio"
              className={classes.input}
              name={name}
              required={group.isRequired}
              checked={isChosen(option)}
              onChange={() => onChange(option.value)}
            />
            {option.swatch && <Swatch colour={option.swatch} />}
            <span>{option.label}</span>
          </label>
        ))}
        {showAll}
      </div>
    </ChoiceGroup>
  );
}
