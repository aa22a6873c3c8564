import type { ReactNode } from 'react';
import classes from './facts.module.css';

interface FactsProps {
  children: ReactNode;
  /** Two columns become one where there is no room for them. */
  columns?: 1 | 2;
}

/** Facts set like a cast list: label, leader dots, value. */
export function Facts({ children, columns = 1 }: FactsProps) {
  return (
    <div className={classes.room}>
      <dl className={classes.facts} data-columns={columns}>
        {children}
      </dl>
    </div>
  );
}

interface FactProps {
  label: ReactNode;
  children: ReactNode;
  /** Takes the whole width of a list in two columns. */
  wide?: boolean;
}

export function Fact({ label, children, wide = false }: FactProps) {
  return (
    <div className={classes.fact} data-wide={wide || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
