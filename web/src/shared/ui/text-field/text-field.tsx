import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { RequiredMark } from '../required-mark/required-mark.tsx';
import classes from './text-field.module.css';

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  /** At the right end of the label: a link such as "Forgot password?". */
  aside?: ReactNode;
  /** Help text, also shown with an error. */
  hint?: ReactNode;
  error?: ReactNode;
  /** Marked, and said by screen readers. */
  isRequired?: boolean | undefined;
  /** A prefix such as +91. */
  start?: ReactNode;
  /** An icon or button at the end, inside the border. */
  end?: ReactNode;
}

interface FieldErrorProps {
  id?: string;
  children: ReactNode;
}

/** The error under a field. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className={classes.error} id={id} role="alert">
      <CircleAlert size={15} aria-hidden />
      <span>{children}</span>
    </p>
  );
}

/** A text input with label, hint and error. */
export function TextField({
  label,
  aside,
  hint,
  error,
  start,
  end,
  isRequired,
  id,
  className,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={`${classes.field} ${className ?? ''}`}>
      <div className={classes.head}>
        <label className={classes.label} id={`${fieldId}-label`} htmlFor={fieldId}>
          {label}
          {isRequired && <RequiredMark />}
        </label>
        {aside}
      </div>
      <div
        className={classes.line}
        data-disabled={input.disabled || undefined}
        data-invalid={error || input['aria-invalid'] ? true : undefined}
      >
        {start && <span className={classes.start}>{start}</span>}
        <input
          {...input}
          id={fieldId}
          className={classes.input}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : input['aria-invalid']}
          aria-describedby={describedBy || undefined}
        />
        {end}
      </div>
      {hint && (
        <p className={classes.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
