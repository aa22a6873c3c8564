import { Ban, Check, Info, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

type Family = 'stop' | 'wait' | 'go';

const icons: Record<Family, LucideIcon> = { stop: Ban, wait: Info, go: Check };

interface NoticeProps {
  family: Family;
  children: ReactNode;
  /** Ways on. */
  actions?: ReactNode;
}

/** A line that says what happened and what to do now, read out as it appears. */
export function Notice({ family, children, actions }: NoticeProps) {
  const Icon = icons[family];
  return (
    <div className={classes.notice} data-family={family} role={family === 'stop' ? 'alert' : 'status'}>
      <Icon size={18} aria-hidden />
      <div className={classes.words}>
        <p>{children}</p>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  );
}
