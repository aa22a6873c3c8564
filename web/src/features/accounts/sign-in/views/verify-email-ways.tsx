import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { openAuthDialog } from '../../../../shared/lib/auth-dialog.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { AuthLink } from '../../../../shared/ui/auth-link/auth-link.tsx';
import { postEmailCode } from '../api.ts';
import { setPendingEmail } from '../flow/pending-email.ts';
import { TroubleNotice } from '../trouble/trouble-notice.tsx';
import { useSubmission } from '../trouble/use-submission.ts';

/** On to the application for those who are in, to the door for those who are not. */
export function Onward() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  return (
    <Button component={Link} to={user ? paths.app() : paths.signIn()}>
      {t(user ? 'verifyEmail.goOn' : 'signIn')}
    </Button>
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
      <Button component={AuthLink} mode="sign-in">
        {t('verifyEmail.signInForMail')}
      </Button>
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
