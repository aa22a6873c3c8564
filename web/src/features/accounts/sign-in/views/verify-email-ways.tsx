import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { openAuthDialog } from '../../../../shared/lib/auth-dialog.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { AuthLink } from '../../../../shared/ui/auth-link/auth-link.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { postEmailCode } from '../api.ts';
import { setPendingEmail } from '../flow/pending-email.ts';
import { TroubleNotice } from '../trouble/trouble-notice.tsx';
import { useSubmission } from '../trouble/use-submission.ts';

/** On to the application for those who are in, to the door for those who are not. */
export function Onward() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  return (
    <ButtonLink to={user ? paths.app() : paths.signIn()}>
      {t(user ? 'verifyEmail.goOn' : 'signIn')}
    </ButtonLink>
  );
}

/** Another mail for whoever is signed in; others sign in first, since a stranger's address is not ours to write to. */
export function NewMail() {
  const { t } = useTranslation('auth');
  const email = useSession().user?.email;
  const { submit, retry, isBusy, trouble } = useSubmission(postEmailCode, {
    onDone: (_nothing, address) => {
      setPendingEmail(address);
      openAuthDialog('sign-up');
    },
  });
  if (!email) {
    return (
      <AuthLink mode="sign-in" look={{ variant: 'filled' }}>
        {t('verifyEmail.signInForMail')}
      </AuthLink>
    );
  }
  return (
    <>
      <TroubleNotice trouble={trouble} onRetry={retry} />
      <Button onClick={() => submit(email)} aria-disabled={isBusy || undefined}>
        {isBusy ? t('busy.sending') : t('verifyEmail.newMail')}
      </Button>
    </>
  );
}
