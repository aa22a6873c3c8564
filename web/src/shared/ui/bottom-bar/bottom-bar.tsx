import type { ReactNode } from 'react';
import classes from './bottom-bar.module.css';

interface BottomBarProps {
  children: ReactNode;
  label: string;
  /** `phone`: only on phones. `always`: for forms and reviews. */
  shown?: 'phone' | 'always';
}

/** A bar at the bottom of the screen with the main action. */
export function BottomBar({ children, label, shown = 'phone' }: BottomBarProps) {
  return (
    <section className={classes.room} data-shown={shown} aria-label={label}>
      <div className={classes.bar}>{children}</div>
    </section>
  );
}
