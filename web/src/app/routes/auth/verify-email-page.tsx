import { VerifyEmail } from '../../../features/accounts/sign-in/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePageTitle } from '../../../shared/lib/page-title.ts';
import classes from './auth-page.module.css';

export function Component() {
  const { t } = useTranslation('auth');
  usePageTitle(t('verifyEmail.title'));
  return (
    <div className={classes.page}>
      <div className={classes.paper} data-size="sheet">
        <VerifyEmail />
      </div>
    </div>
  );
}
