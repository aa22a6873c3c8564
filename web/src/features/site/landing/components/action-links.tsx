import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useIsBuilt } from '../../../../shared/lib/built-paths.ts';
import { AuthLink } from '../../../../shared/ui/auth-link/auth-link.tsx';
import classes from './action-links.module.css';

interface ActionLinksProps {
  kind: 1 | 2;
  label: string;
  second?: { label: ReactNode; to: string };
}

/** Sign up as one account kind, and one other link. */
export function ActionLinks({ kind, label, second }: ActionLinksProps) {
  const isBuilt = useIsBuilt();
  return (
    <div className={classes.actions}>
      <AuthLink className={classes.main} mode="sign-up" kind={kind}>
        {label}
      </AuthLink>
      {second && isBuilt(second.to) && (
        <Link className={classes.second} to={second.to}>
          {second.label}
        </Link>
      )}
    </div>
  );
}
