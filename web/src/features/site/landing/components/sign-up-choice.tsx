import { ChevronRight } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { AuthLink } from '../../../../shared/ui/auth-link/auth-link.tsx';
import classes from './sign-up-choice.module.css';

/** Sign up as a performer or as a recruiter. */
export function SignUpChoice() {
  const { t } = useTranslation('landing');
  return (
    <div className={classes.doors}>
      <AuthLink className={`${classes.door} ${classes.main}`} mode="sign-up" kind={1}>
        <span className={classes.name}>
          {t('doors.perform')} <ChevronRight size={22} aria-hidden />
        </span>
        <span className={classes.text}>{t('doors.performText')}</span>
      </AuthLink>
      <AuthLink className={classes.door} mode="sign-up" kind={2}>
        <span className={classes.name}>
          {t('doors.cast')} <ChevronRight size={22} aria-hidden />
        </span>
        <span className={classes.text}>{t('doors.castText')}</span>
      </AuthLink>
    </div>
  );
}
