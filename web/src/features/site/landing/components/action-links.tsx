import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useIsBuilt } from '../../../../shared/lib/built-paths.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { AuthLink } from '../../../../shared/ui/auth-link/auth-link.tsx';
import classes from './action-links.module.css';

interface ActionLinksProps {
  kind: 1 | 2;
  label: string;
  second?: { label: ReactNode; to: string };
}

/** Sign up as one account kind, or the dashboard of who has, and one other link. */
export function ActionLinks({ kind, label, second }: ActionLinksProps) {
  const { t } = useTranslation('landing');
  const { user } = useSession();
  const isBuilt = useIsBuilt();
  return (
    <div className={classes.actions}>
      {user ? (
        <Link className={classes.main} to={paths.dashboard()}>
          {t('doors.dashboard')}
        </Link>
      ) : (
        <AuthLink className={classes.main} mode="sign-up" kind={kind}>
          {label}
        </AuthLink>
      )}
      {second && isBuilt(second.to) && (
        <Link className={classes.second} to={second.to}>
          {second.label}
        </Link>
      )}
    </div>
  );
}
