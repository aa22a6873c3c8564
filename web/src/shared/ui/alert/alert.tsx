import { Ban, Check, Info, type LucideIcon, Snowflake } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './alert.module.css';

type Family = 'stop' | 'wait' | 'go' | 'frozen';

const icons: Record<Family, LucideIcon> = { stop: Ban, wait: Info, go: Check, frozen: Snowflake };

interface AlertProps {
  family: Family;
  children: ReactNode;
  /** A button or link. */
  action?: ReactNode;
}

/** A short message inside a page or dialog. */
export function Alert({ family, children, action }: AlertProps) {
  const Icon = icons[family];
  return (
    <div className={classes.alert} data-family={family} role={family === 'stop' ? 'alert' : 'status'}>
      <Icon size={18} aria-hidden />
      <div>{children}</div>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
