import { LogIn } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { openAuthDialog } from '../../../../shared/lib/auth-dialog.ts';
import { AuthLink } from '../../../../shared/ui/auth-link/auth-link.tsx';
import { Button } from '../../../../shared/ui/button/button.tsx';
import classes from './panel.module.css';
import { Panel } from './panel.tsx';

/** The header already has the red button, so this one is ink. */
export function SignInButton() {
  const { t } = useTranslation('talentProfile');
  return (
    <Button
      variant="ink"
      leftSection={<LogIn size={17} aria-hidden />}
      onClick={() => openAuthDialog('sign-in')}
    >
      {t('guest.signIn')}
    </Button>
  );
}

export function GuestPanel({ name }: { name: string }) {
  const { t } = useTranslation('talentProfile');
  return (
    <Panel title={t('guest.title')}>
      <p className={classes.text}>{t('guest.text', { name })}</p>
      <div className={`${classes.actions} ${classes.onDesktop}`}>
        <SignInButton />
      </div>
      <AuthLink mode="sign-up" kind={2} className={classes.link}>
        {t('guest.join')}
      </AuthLink>
    </Panel>
  );
}

/** For a talent on the profile of another talent. */
export function TalentPanel() {
  const { t } = useTranslation('talentProfile');
  return (
    <Panel title={t('guest.talentTitle')}>
      <p className={classes.text}>{t('guest.talentText')}</p>
    </Panel>
  );
}
