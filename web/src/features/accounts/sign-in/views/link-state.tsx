import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './small-view.module.css';
import view from './view.module.css';

interface LinkStateProps {
  icon: LucideIcon;
  family: 'go' | 'stop' | 'mute';
  title: string;
  text: string;
  children: ReactNode;
}

/** The outcome of following an emailed link. */
export function LinkState({ icon: Icon, family, title, text, children }: LinkStateProps) {
  return (
    <div className={classes.view} role={family === 'stop' ? 'alert' : 'status'}>
      <div className={classes.head} data-family={family}>
        <Icon size={28} aria-hidden />
        <h1 className={view.title}>{title}</h1>
      </div>
      <p className={view.text}>{text}</p>
      <div className={view.actions}>{children}</div>
    </div>
  );
}
