import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { AuthLink } from '../../../shared/ui/auth-link/auth-link.tsx';
import classes from './header.module.css';

/** The two doors. On small screens one is in the slide menu. */
export function GuestActions() {
  const { t } = useTranslation('shell');
  return (
    <div className={classes.doors}>
      <AuthLink mode="sign-in" className={classes.signIn}>
        {t('signIn')}
      </AuthLink>
      <AuthLink mode="sign-up" className={classes.signUp}>
        {t('signUp')}
      </AuthLink>
    </div>
  );
}
