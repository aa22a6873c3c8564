import type { ReactNode } from 'react';
import classes from './pinned-slip.module.css';

interface PinnedSlipProps {
  label: string;
  title: string;
  overline: string;
  /** Keeps a tall sheet inside the first screen. */
  isNarrow?: boolean;
  children: ReactNode;
  foot?: ReactNode;
}

/** A sheet pinned to the board. */
export function PinnedSlip({ label, title, overline, isNarrow = false, children, foot }: PinnedSlipProps) {
  return (
    <section className={classes.place} data-narrow={isNarrow || undefined} aria-label={label}>
      <div className={classes.behind} aria-hidden />
      <div className={classes.sheet}>
        <div className={classes.head}>
          <p className={classes.title}>{title}</p>
          <p className={classes.overline}>{overline}</p>
        </div>
        {children}
        {foot && <div className={classes.foot}>{foot}</div>}
      </div>
    </section>
  );
}
