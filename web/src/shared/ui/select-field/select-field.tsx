import { ChevronDown, CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import field from '../text-field/text-field.module.css';
import classes from './select-field.module.css';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  error?: ReactNode;
  /** Shown until something is chosen. Left out where something always is. */
  placeholder?: string;
  options: readonly { readonly value: string; readonly label: string }[];
}

/** A native select. */
export function SelectField({ label, error, placeholder, options, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.line}>
        <select
          {...select}
          id={id}
          className={classes.select}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={18} aria-hidden />
      </div>
      {error && (
        <p className={field.error} id={`${id}-error`} role="alert">
          <CircleAlert size={15} aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
