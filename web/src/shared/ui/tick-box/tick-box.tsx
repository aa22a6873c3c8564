import type { ComponentProps, ReactNode } from 'react';
import classes from './tick-box.module.css';

interface TickBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The words one agrees to: the whole of them is the label. */
  children: ReactNode;
}

/** Something one agrees to, in its full words. */
export function TickBox({ children, ...input }: TickBoxProps) {
  return (
    <label className={classes.tick}>
      <input {...input} type="checkbox" className={classes.box} />
      <span className={classes.words}>{children}</span>
    </label>
  );
}
