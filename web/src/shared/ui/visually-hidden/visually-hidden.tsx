import type { ComponentProps } from 'react';
import classes from './visually-hidden.module.css';

interface VisuallyHiddenProps extends Omit<ComponentProps<'span'>, 'ref'> {
  as?: 'span' | 'h1' | 'h2' | 'legend';
}

/** For screen readers only. */
export function VisuallyHidden({ as: Element = 'span', ...props }: VisuallyHiddenProps) {
  return <Element {...props} className={classes.hidden} />;
}
