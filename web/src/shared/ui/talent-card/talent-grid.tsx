import type { ReactNode } from 'react';
import classes from './talent-grid.module.css';

interface TalentGridProps {
  /** One list item per card. */
  children: ReactNode[];
  label: string;
}

/** Six faces in a row where there is room, two on a phone. */
export function TalentGrid({ children, label }: TalentGridProps) {
  return (
    <div className={classes.room}>
      <ul className={classes.grid} aria-label={label}>
        {children}
      </ul>
    </div>
  );
}
