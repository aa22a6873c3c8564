import type { ReactNode } from 'react';
import classes from './bottom-bar.module.css';

interface BottomBarProps {
  children: ReactNode;
  label: string;
  /** `phone`: only where a thumb reaches for it. `always`: the foot of a form or of a review. */
  shown?: 'phone' | 'always';
}

/** The one bar at the foot of the screen that holds the main action. */
export function BottomBar({ children, label, shown = 'phone' }: BottomBarProps) {
  return (
    <section className={classes.room} data-shown={shown} aria-label={label}>
      <div className={classes.bar}>{children}</div>
    </section>
  );
}
