import '../i18n.ts';
import type { RecruiterProfile } from '@callboard/contract/people/recruiter-profiles';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { usePageHead } from '../../../../shared/lib/page-head.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { ErrorState } from '../../../../shared/ui/error-state/error-state.tsx';
import { useOwnRecruiter, usePublicRecruiter } from '../api.ts';
import { OwnerPage } from './owner-page.tsx';
import classes from './page-state.module.css';
import { PageWaiting } from './page-waiting.tsx';
import { VisitorPage } from './visitor-page.tsx';

/** Frozen, closed, never there, or a slip in the address: nobody is told which. */
function PageMissing() {
  const { t } = useTranslation('recruiterProfile');
  usePageHead({ title: t('missing.title'), description: t('missing.description'), isMissing: true });
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{t('missing.title')}</h1>
      <p className={classes.text}>{t('missing.text')}</p>
      <nav className={classes.ways} aria-label={t('missing.ways')}>
        <ButtonLink to={paths.findJobs()} variant="ink" size="lg">
          {t('missing.jobs')}
        </ButtonLink>
        <ButtonLink to={paths.home()} variant="outline" size="lg">
          {t('missing.home')}
        </ButtonLink>
      </nav>
    </div>
  );
}

function PageFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('recruiterProfile');
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

type RecruiterAnswer =
  | { readonly state: 'waiting' | 'missing' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'there'; readonly recruiter: RecruiterProfile; readonly isOwner: boolean };

const uniqueId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The page at this address, for whoever is here. */
function useRecruiter(userUniqueId: string): RecruiterAnswer {
  const { user } = useSession();
  const isOwner = user?.user_type === 2 && user.userUniqueId.toLowerCase() === userUniqueId.toLowerCase();
  const isKnown = uniqueId.test(userUniqueId);
  const forAll = usePublicRecruiter(userUniqueId, isKnown && !isOwner);
  const own = useOwnRecruiter(userUniqueId, isKnown && isOwner);
  const { data, isError, refetch } = isOwner ? own : forAll;
  if (!isKnown || data === null) return { state: 'missing' };
  if (data) return { state: 'there', recruiter: data, isOwner };
  return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'waiting' };
}

interface RecruiterPageProps {
  userUniqueId: string;
  onChangePhoto: () => void;
  /** What only the owner finds here, under the rest: being verified, bringing others. */
  ownerParts: ReactNode;
}

/** The page of a recruiter, as whoever is here may see it. */
export function RecruiterPage({ userUniqueId, onChangePhoto, ownerParts }: RecruiterPageProps) {
  const answer = useRecruiter(userUniqueId);
  switch (answer.state) {
    case 'waiting':
      return <PageWaiting />;
    case 'missing':
      return <PageMissing />;
    case 'failed':
      return <PageFailed onRetry={answer.retry} />;
    case 'there':
      return answer.isOwner ? (
        <OwnerPage recruiter={answer.recruiter} onChangePhoto={onChangePhoto} parts={ownerParts} />
      ) : (
        <VisitorPage recruiter={answer.recruiter} />
      );
  }
}
