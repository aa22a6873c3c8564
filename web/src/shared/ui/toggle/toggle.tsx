import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './toggle.module.css';

interface ToggleProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: string;
  hint?: ReactNode;
  /** Visually hidden, because the column head shows it. */
  isLabelHidden?: boolean;
}

/** A switch. */
export function Toggle({ label, hint, isLabelHidden = false, ...input }: ToggleProps) {
  const id = useId();
  const box = (
    <input
      {...input}
      id={id}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state by itself.
      role="switch"
      className={classes.box}
      aria-label={isLabelHidden ? label : undefined}
      aria-describedby={hint ? `${id}-hint` : undefined}
    />
  );
  if (isLabelHidden) return <span className={classes.alone}>{box}</span>;
  return (
    <div className={classes.toggle}>
      {box}
      <div>
        <label className={classes.label} htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p className={classes.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
