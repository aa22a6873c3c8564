import { BriefcaseBusiness } from 'lucide-react';
import { useParams } from 'react-router';
import {
  ApplicationReview,
  reviewedJobOf,
  useReviewedJob,
} from '../../../features/casting/application-review/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { readWholeNumber } from '../../../shared/lib/read-address.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { ButtonLink } from '../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state/empty-state.tsx';
import { QueryState } from '../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton/skeleton.tsx';

function MissingJob() {
  const { t } = useTranslation('applicationReview');
  return (
    <EmptyState
      icon={BriefcaseBusiness}
      title={t('missing.title')}
      text={t('missing.text')}
      action={
        <ButtonLink to={paths.myJobPostings()} variant="outline">
          {t('missing.action')}
        </ButtonLink>
      }
    />
  );
}

function OpenJob({ id, isFrozen }: { id: number; isFrozen: boolean }) {
  const { t } = useTranslation('applicationReview');
  return (
    <QueryState
      query={useReviewedJob(id)}
      thing={t('jobThing')}
      waiting={<Skeleton height="24rem" />}
      isEmpty={(job) => job === null}
      empty={<MissingJob />}
    >
      {(job) => job && <ApplicationReview job={reviewedJobOf(job)} isFrozen={isFrozen} />}
    </QueryState>
  );
}

/** Who applied for a job. */
export function Component() {
  const { user } = useSession();
  const id = readWholeNumber(useParams().id ?? null);
  if (!user) return null;
  if (id === undefined) return <MissingJob />;
  return <OpenJob key={id} id={id} isFrozen={user.isFreezed} />;
}
