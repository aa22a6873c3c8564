import type { ReactNode } from 'react';
import classes from './facts.module.css';

interface FactsProps {
  children: ReactNode;
  /** Two columns, one on narrow screens. */
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
  /** Spans both columns. */
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
