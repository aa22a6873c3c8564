import { type CSSProperties, useId } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';
import classes from './choices.module.css';

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
  ...group
}: RadioChipsProps<T>) {
  const name = useId();
  const onClear = isOptional && value !== null ? () => onChange(null) : undefined;
  return (
    <ChoiceGroup {...group} onClear={onClear}>
      <div className={classes.chips}>
        {options.map((option) => (
          <label key={option.value} className={classes.chip}>
            <input
              type="radio"
              className={classes.input}
              name={name}
              required={group.isRequired}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.swatch && <Swatch colour={option.swatch} />}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
