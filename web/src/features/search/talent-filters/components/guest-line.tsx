import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { AuthLink } from '../../../../shared/ui/auth-link/auth-link.tsx';
import classes from './panel.module.css';

/** What guests and talents cannot search by, said once and quietly. */
export function GuestLine() {
  const { t } = useTranslation('talentFilters');
  return (
    <p className={classes.quiet}>
      {t('guests.line')}{' '}
      <AuthLink mode="sign-in" kind={2} className={classes.link}>
        {t('guests.signIn')}
      </AuthLink>
    </p>
  );
}
