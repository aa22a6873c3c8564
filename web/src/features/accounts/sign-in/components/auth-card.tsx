import type { ReactNode } from 'react';
import classes from './auth-card.module.css';

interface AuthCardProps {
  /** The left half: the question, facts and faces. On a phone it comes first. */
  aside: ReactNode;
  children: ReactNode;
  /** Faces along the top of a phone. */
  strip?: ReactNode;
  /** Sticks to the bottom of a phone. */
  foot?: ReactNode;
}

export function AuthCard({ aside, children, strip, foot }: AuthCardProps) {
  return (
    <div className={classes.card}>
      {strip}
      <div className={classes.aside}>{aside}</div>
      <div className={classes.main}>{children}</div>
      {foot && <div className={classes.foot}>{foot}</div>}
    </div>
  );
}
