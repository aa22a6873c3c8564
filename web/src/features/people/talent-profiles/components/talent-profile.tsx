import '../i18n.ts';
import { UserRoundX } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { openAuthDialog } from '../../../../shared/lib/auth-dialog.ts';
import { usePageHead } from '../../../../shared/lib/page-head.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { useTalentView } from '../model/use-talent-view.ts';
import { OwnerProfile } from './owner-profile.tsx';
import classes from './profile-state.module.css';
import { ProfileWaiting } from './profile-waiting.tsx';
import { VisitorProfile } from './visitor-profile.tsx';

/** Hidden, closed, never there, or a slip in the address: nobody is told which. */
function ProfileMissing() {
  const { t } = useTranslation('talentProfile');
  usePageHead({ title: t('missing.title'), description: t('missing.description'), isMissing: true });
  return (
    <div className={`${classes.page} ${classes.missing}`}>
      <p className={classes.slip} aria-hidden>
        <UserRoundX size={30} />
      </p>
      <h1 className={classes.title}>{t('missing.title')}</h1>
      <p className={classes.text}>{t('missing.text')}</p>
      <nav className={classes.ways} aria-label={t('missing.ways')}>
        <ButtonLink to={paths.findTalents()} variant="ink" size="lg">
          {t('findTalents')}
        </ButtonLink>
        <ButtonLink to={paths.home()} variant="outline" size="lg">
          {t('missing.home')}
        </ButtonLink>
      </nav>
    </div>
  );
}

function ProfileFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('talentProfile');
  return (
    <div className={classes.page}>
      <ErrorState
        level={1}
        title={t('failed.title')}
        happened={t('failed.happened')}
        kept={t('failed.kept')}
        next={t('failed.next')}
        onRetry={onRetry}
      />
    </div>
  );
}

/** Read so many today that the next one waits; a stranger has an account's measure once signed in. */
function ProfileLimited() {
  const { t } = useTranslation('talentProfile');
  const { status, user } = useSession();
  const isStranger = status === 'loaded' && !user;
  return (
    <div className={classes.page}>
      <ErrorState
        level={1}
        title={t('limited.title')}
        happened={t(isStranger ? 'limited.happenedHere' : 'limited.happened')}
        kept={t(isStranger ? 'limited.keptHere' : 'limited.kept')}
        next={t(isStranger ? 'limited.nextStranger' : 'limited.next')}
      >
        {isStranger && (
          <Button variant="ink" onClick={() => openAuthDialog('sign-in')}>
            {t('limited.signIn')}
          </Button>
        )}
        <ButtonLink to={paths.findTalents()} variant="outline">
          {t('findTalents')}
        </ButtonLink>
      </ErrorState>
    </div>
  );
}

/** The profile at this address, as whoever is here may see it. */
export function TalentProfile({ userId }: { userId: string }) {
  const answer = useTalentView(userId);
  switch (answer.state) {
    case 'waiting':
      return <ProfileWaiting />;
    case 'missing':
      return <ProfileMissing />;
    case 'failed':
      return answer.isLimited ? <ProfileLimited /> : <ProfileFailed onRetry={answer.retry} />;
    case 'there':
      return answer.view.as === 'own' ? (
        <OwnerProfile own={answer.view.talent} />
      ) : (
        <VisitorProfile {...answer} />
      );
  }
}
