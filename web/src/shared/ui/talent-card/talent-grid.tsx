import type { ComponentProps, ReactNode } from 'react';
import classes from './talent-grid.module.css';

interface TalentGridProps extends Pick<ComponentProps<'ul'>, 'ref' | 'onKeyDown' | 'onFocus'> {
  /** One list item per card. */
  children: ReactNode[];
  label: string;
  /** Beside a rail the cards share the remaining width. */
  beside?: 'nothing' | 'rail';
}

/** Six per row on wide screens, two on a phone. */
export function TalentGrid({ children, label, beside = 'nothing', ...list }: TalentGridProps) {
  return (
    <div className={beside === 'nothing' ? classes.room : undefined}>
      <ul {...list} className={classes.grid} data-beside={beside} aria-label={label}>
        {children}
      </ul>
    </div>
  );
}
