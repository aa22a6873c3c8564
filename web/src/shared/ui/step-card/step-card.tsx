import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../button/button.tsx';
import classes from './step-card.module.css';

interface StepCardProps {
  icon: LucideIcon;
  title: string;
  text: string;
  action: string;
  /** Where the action leads, or what it does. */
  to?: string | undefined;
  onAct?: (() => void) | undefined;
  /** The first of a page: has its red button. */
  isPrimary?: boolean;
}

/** The cards of a list of steps. */
export function StepCards({ children }: { children: ReactNode }) {
  return <ul className={classes.steps}>{children}</ul>;
}

/** Something to do before the product is useful: what, why, and the button. */
export function StepCard({ icon: Icon, title, text, action, to, onAct, isPrimary = false }: StepCardProps) {
  const look = { variant: isPrimary ? 'filled' : 'outline', className: classes.action } as const;
  return (
    <li className={classes.step} data-first={isPrimary || undefined}>
      <span className={classes.icon}>
        <Icon size={20} aria-hidden />
      </span>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {to === undefined ? (
        <Button {...look} onClick={onAct}>
          {action}
        </Button>
      ) : (
        <ButtonLink {...look} to={to}>
          {action}
        </ButtonLink>
      )}
    </li>
  );
}
