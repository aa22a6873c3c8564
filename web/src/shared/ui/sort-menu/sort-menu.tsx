import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import classes from './sort-menu.module.css';

interface SortMenuProps<T extends string> {
  label: string;
  value: T;
  options: readonly { readonly value: T; readonly label: string }[];
  onChange: (value: T) => void;
}

/** A native select for the order of a list. */
export function SortMenu<T extends string>({ label, value, options, onChange }: SortMenuProps<T>) {
  const id = useId();
  return (
    <div className={classes.sort}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.line}>
        <select
          id={id}
          value={value}
          onChange={(event) => {
            const chosen = options.find((one) => one.value === event.currentTarget.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
        <ChevronDown size={15} aria-hidden />
      </div>
    </div>
  );
}
