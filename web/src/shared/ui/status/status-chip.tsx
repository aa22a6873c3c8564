import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './status-chip.module.css';
import type { StatusFamily } from './status-table.ts';

interface StatusChipProps {
  family: StatusFamily;
  icon: LucideIcon;
  /** `chip` on pages and lists, `plain` under a card. */
  variant?: 'chip' | 'plain';
  children: ReactNode;
}

/** A label with an icon and the colour of its family. */
export function StatusChip({ family, icon: Icon, variant = 'chip', children }: StatusChipProps) {
  return (
    <span className={classes.status} data-family={family} data-variant={variant}>
      <Icon size={13} aria-hidden fill={family === 'cast' ? 'currentColor' : 'none'} />
      {children}
    </span>
  );
}
