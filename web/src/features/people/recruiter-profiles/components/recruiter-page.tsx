import { useIsBuilt } from '../../../../shared/lib/built-paths.ts';
import '../i18n.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useSession } from '../../../../shared/lib/session/index.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { CentredPage, MissingPage } from '../../../../shared/ui/missing-page/missing-page.tsx';
import { FailedQuery, QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { useOwnRecruiter, usePublicProjects, usePublicRecruiter } from '../api.ts';
import { OwnerPage } from './owner-page.tsx';
import { SheetSkeleton } from './recruiter-sheet.tsx';
import { VisitorPage } from './visitor-page.tsx';

function RecruiterMissing() {
  const { t } = useTranslation('recruiterProfile');
  const isBuilt = useIsBuilt();
  return (
    <MissingPage
      title={t('missing.title')}
      text={t('missing.text')}
      description={t('missing.description')}
      linksLabel={t('missing.ways')}
    >
      {isBuilt(paths.findJobs()) && (
        <ButtonLink to={paths.findJobs()} variant="ink" size="lg">
          {t('missing.jobs')}
        </ButtonLink>
      )}
      <ButtonLink to={paths.home()} variant="outline" size="lg">
        {t('missing.home')}
      </ButtonLink>
    </MissingPage>
  );
}

const uniqueId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface RecruiterPageProps {
  userUniqueId: string;
  onChangePhoto: () => void;
  /** Sections that only the owner sees: verification and referrals. */
  ownerSections: ReactNode;
}

export function RecruiterPage({ userUniqueId, onChangePhoto, ownerSections }: RecruiterPageProps) {
  const { t } = useTranslation('recruiterProfile');
  const { user } = useSession();
  const isOwner = user?.user_type === 2 && user.userUniqueId.toLowerCase() === userUniqueId.toLowerCase();
  const isValid = uniqueId.test(userUniqueId);
  const publicPage = usePublicRecruiter(userUniqueId, isValid && !isOwner);
  const ownPage = useOwnRecruiter(userUniqueId, isValid && isOwner);
  const query = isOwner ? ownPage : publicPage;
  // Asked for together with the page that shows them.
  usePublicProjects(userUniqueId, isValid);
  if (!isValid) return <RecruiterMissing />;
  return (
    <QueryState
      query={query}
      thing={t('thing')}
      waiting={<SheetSkeleton />}
      failed={(error) => (
        <CentredPage>
          <FailedQuery error={error} thing={t('thing')} level={1} onRetry={() => void query.refetch()} />
        </CentredPage>
      )}
    >
      {(recruiter) => {
        if (recruiter === null) return <RecruiterMissing />;
        return isOwner ? (
          <OwnerPage recruiter={recruiter} onChangePhoto={onChangePhoto} ownerSections={ownerSections} />
        ) : (
          <VisitorPage recruiter={recruiter} />
        );
      }}
    </QueryState>
  );
}
