import { ChevronDown } from 'lucide-react';
import classes from './plain-select.module.css';

interface PlainSelectProps {
  /** Read out; the group has a heading. */
  label: string;
  any: string;
  value: number | undefined;
  options: readonly number[];
  write: (option: number) => string;
  onChange: (value: number | undefined) => void;
}

/** One of a few numbers. What came with a link is offered too. */
export function PlainSelect({ label, any, value, options, write, onChange }: PlainSelectProps) {
  const offered =
    value === undefined || options.includes(value)
      ? options
      : [...options, value].toSorted((one, other) => one - other);
  return (
    <span className={classes.line}>
      <select
        className={classes.select}
        aria-label={label}
        value={value ?? ''}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === '' ? undefined : Number(currentTarget.value))
        }
      >
        <option value="">{any}</option>
        {offered.map((option) => (
          <option key={option} value={option}>
            {write(option)}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden />
    </span>
  );
}
