import { useId } from 'react';
import classes from './segment-switch.module.css';

interface SegmentSwitchProps<T extends string | number> {
  /** The accessible label. */
  label: string;
  options: readonly { readonly value: T; readonly label: string; readonly said?: string }[];
  value: T;
  onChange: (value: T) => void;
  disabled?: boolean | undefined;
  /** `sm` in rows of a form, on wide screens. */
  size?: 'sm' | 'md';
}

/** Two or three options, such as centimetres or inches. */
export function SegmentSwitch<T extends string | number>({
  label,
  options,
  value,
  onChange,
  disabled,
  size = 'md',
}: SegmentSwitchProps<T>) {
  const name = useId();
  return (
    <fieldset className={classes.switch} data-size={size} disabled={disabled} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={classes.segment}>
          <input
            type="radio"
            className={classes.input}
            name={name}
            aria-label={option.said}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
