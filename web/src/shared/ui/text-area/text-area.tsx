import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import field from '../text-field/text-field.module.css';
import classes from './text-area.module.css';

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** At the right end of the label. */
  aside?: ReactNode;
  /** `sunken` for what only the team reads. */
  tone?: 'plain' | 'sunken';
}

/** Grows with its content where the browser supports it. */
export function TextArea({ label, hint, error, aside, tone = 'plain', rows = 5, ...area }: TextAreaProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={field.field}>
      <div className={field.head}>
        <label className={field.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      <textarea
        {...area}
        rows={rows}
        data-short={rows <= 3 || undefined}
        data-tone={tone}
        id={id}
        className={classes.area}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {hint && (
        <p className={field.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={field.error} id={`${id}-error`} role="alert">
          <CircleAlert size={15} aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
