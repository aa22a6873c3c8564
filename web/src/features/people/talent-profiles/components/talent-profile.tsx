import '../i18n.ts';
import { UserRoundX } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { readRequestError } from '../../../../shared/lib/api/request-error.ts';
import { openAuthDialog } from '../../../../shared/lib/auth-dialog.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { paths } from '../../../../shared/lib/paths.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { CentredPage, MissingPage } from '../../../../shared/ui/missing-page/missing-page.tsx';
import { FailedQuery } from '../../../../shared/ui/query-state/query-state.tsx';
import { isAddress } from '../model/talent-ref.ts';
import { useTalentView } from '../model/use-talent-view.ts';
import sheet from './profile-sheet.module.css';
import { SheetSkeleton } from './profile-sheet.tsx';
import { type BesideProfile, VisitorProfile } from './visitor-profile.tsx';

const { Component: OwnerProfile } = lazyComponent(
  () => import('./owner-profile.tsx'),
  <SheetSkeleton top={<div className={sheet.top} />} />,
);

function ProfileMissing() {
  const { t } = useTranslation('talentProfile');
  return (
    <MissingPage
      icon={<UserRoundX size={30} />}
      title={t('missing.title')}
      text={t('missing.text')}
      description={t('missing.description')}
      linksLabel={t('missing.ways')}
    >
      <ButtonLink to={paths.findTalents()} variant="ink" size="lg">
        {t('findTalents')}
      </ButtonLink>
      <ButtonLink to={paths.home()} variant="outline" size="lg">
        {t('missing.home')}
      </ButtonLink>
    </MissingPage>
  );
}

/** Too many profiles today. Guests get more once they sign in. */
function ProfileLimited() {
  const { t } = useTranslation('talentProfile');
  const { status, user } = useSession();
  const isGuest = status === 'loaded' && !user;
  return (
    <ErrorState
      level={1}
      title={t('limited.title')}
      happened={t(isGuest ? 'limited.happenedHere' : 'limited.happened')}
      kept={t(isGuest ? 'limited.keptHere' : 'limited.kept')}
      next={t(isGuest ? 'limited.nextStranger' : 'limited.next')}
    >
      {isGuest && (
        <Button variant="ink" onClick={() => openAuthDialog('sign-in')}>
          {t('limited.signIn')}
        </Button>
      )}
      <ButtonLink to={paths.findTalents()} variant="outline">
        {t('findTalents')}
      </ButtonLink>
    </ErrorState>
  );
}

function ProfileFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('talentProfile');
  return (
    <CentredPage>
      {readRequestError(error).code === 'RATE_LIMITED' ? (
        <ProfileLimited />
      ) : (
        <FailedQuery error={error} thing={t('thing')} level={1} onRetry={onRetry} />
      )}
    </CentredPage>
  );
}

/** An earlier address leads on to the current one. */
function useCurrentAddress(userId: string, current: string | null | undefined): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (!current || !isAddress(userId) || current === userId) return;
    void navigate({ pathname: paths.talent(current), search }, { replace: true });
  }, [userId, current, search, navigate]);
}

/** The profile at this address, as the current user may see it. */
export function TalentProfile({ userId, beside }: { userId: string; beside?: BesideProfile }) {
  const state = useTalentView(userId);
  useCurrentAddress(userId, state.state === 'there' ? state.view.talent.address : undefined);
  switch (state.state) {
    case 'waiting':
      return <SheetSkeleton top={<div className={sheet.top} />} />;
    case 'missing':
      return <ProfileMissing />;
    case 'failed':
      return <ProfileFailed error={state.error} onRetry={state.retry} />;
    case 'there':
      return state.view.as === 'own' ? (
        <OwnerProfile own={state.view.talent} />
      ) : (
        <VisitorProfile {...state} beside={beside} />
      );
  }
}
