import type { ComponentProps, ReactNode } from 'react';
import classes from './tick-box.module.css';

interface TickBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The full text agreed to is the label. */
  children: ReactNode;
}

/** A checkbox with a long label. */
export function TickBox({ children, ...input }: TickBoxProps) {
  return (
    <label className={classes.tick}>
      <input {...input} type="checkbox" className={classes.box} />
      <span className={classes.text}>{children}</span>
    </label>
  );
}
