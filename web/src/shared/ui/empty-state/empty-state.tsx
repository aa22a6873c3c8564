import { type LucideIcon, User } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  /** One sentence: what will show up here. */
  text: string;
  /** One button: what to do next. */
  action?: ReactNode;
  icon?: LucideIcon;
  sideIcon?: LucideIcon;
  level?: 2 | 3;
}

export function EmptyState({
  title,
  text,
  action,
  icon: Icon = User,
  sideIcon: SideIcon = User,
  level = 2,
}: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={classes.empty}>
      <div className={classes.cards} aria-hidden>
        <span>
          <SideIcon size={22} />
        </span>
        <span>
          <Icon size={24} />
        </span>
        <span>
          <SideIcon size={22} />
        </span>
      </div>
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.text}>{text}</p>
      {action}
    </div>
  );
}
