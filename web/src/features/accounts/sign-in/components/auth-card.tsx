import type { ReactNode } from 'react';
import classes from './auth-card.module.css';

interface AuthCardProps {
  /** The left half: the question, facts and faces. On a phone it comes first. */
  side: ReactNode;
  children: ReactNode;
  /** Over everything on a phone: faces. */
  strip?: ReactNode;
  /** At the foot of a phone: the other way in. */
  foot?: ReactNode;
}

/** Two halves of a folded programme: why on the left, how on the right. */
export function AuthCard({ side, children, strip, foot }: AuthCardProps) {
  return (
    <div className={classes.card}>
      {strip}
      <div className={classes.side}>{side}</div>
      <div className={classes.main}>{children}</div>
      {foot && <div className={classes.foot}>{foot}</div>}
    </div>
  );
}
