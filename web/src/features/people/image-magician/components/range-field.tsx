import { useId } from 'react';
import classes from './range-field.module.css';

interface RangeFieldProps {
  label: string;
  /** The value beside the label. */
  shown: string;
  /** The value for screen readers. */
  valueText: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
}

export function RangeField({
  label,
  shown,
  valueText,
  min,
  max,
  step = 1,
  value,
  onChange,
}: RangeFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <div className={classes.head}>
        <label htmlFor={id}>{label}</label>
        <span aria-hidden>{shown}</span>
      </div>
      <input
        id={id}
        type="range"
        className={classes.slider}
        aria-valuetext={valueText}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </div>
  );
}
