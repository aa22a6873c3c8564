import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import classes from './text-field.module.css';

export interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  label: string;
  /** At the right end of the label: a link such as "Forgot password?". */
  aside?: ReactNode;
  /** Inside the box, before and after what is typed. */
  before?: ReactNode;
  after?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Below the box, described by it as well: the strength of a password. */
  children?: ReactNode;
}

/** A labelled line to type into, with its fault told where it happened. */
export function TextField({ label, aside, before, after, hint, error, children, ...input }: TextFieldProps) {
  const id = useId();
  const described = `${id}-more`;
  const isDescribed = Boolean(hint || error || children);
  return (
    <div className={classes.field}>
      <div className={classes.head}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={classes.box}>
        {before && <span className={classes.before}>{before}</span>}
        <input
          {...input}
          id={id}
          className={classes.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={isDescribed ? described : undefined}
        />
        {after && <span className={classes.after}>{after}</span>}
      </div>
      <div id={described}>
        {error && <p className={classes.error}>{error}</p>}
        {hint && !error && <p className={classes.hint}>{hint}</p>}
        {children}
      </div>
    </div>
  );
}
