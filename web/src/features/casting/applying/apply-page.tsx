import './i18n.ts';
import { Search } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state/empty-state.tsx';
import { PageTitle } from '../../../shared/ui/page-title/page-title.tsx';
import { QueryState } from '../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton/skeleton.tsx';
import { useJobToApply, useOwnApplication } from './api.ts';
import { ApplyForm } from './apply-form.tsx';
import classes from './apply-page.module.css';
import { useOwnGallery } from './model/use-own-gallery.ts';

const waiting = (
  <div className={classes.waiting} aria-hidden>
    <Skeleton height="6rem" />
    <Skeleton height="2.75rem" />
    <Skeleton height="12rem" />
    <Skeleton height="9rem" />
    <Skeleton height="12rem" />
  </div>
);

function MissingJob() {
  const { t } = useTranslation('applying');
  return (
    <>
      <PageTitle>{t('missing.title')}</PageTitle>
      <EmptyState
        icon={Search}
        title={t('missing.title')}
        text={t('missing.text')}
        action={<ButtonLink to={paths.findJobs()}>{t('missing.action')}</ButtonLink>}
      />
    </>
  );
}

interface ApplyPageProps {
  userId: number;
  jobId: string;
  /** The character chosen on the page of the job. */
  roleId: number | null;
  /** An application to change or to send again. */
  applicationId: number | undefined;
}

/** Apply for a job. */
export function ApplyPage({ userId, jobId, roleId, applicationId }: ApplyPageProps) {
  const { t } = useTranslation('applying');
  const job = useJobToApply(userId, jobId);
  const application = useOwnApplication(applicationId);
  const own = useOwnGallery(userId);
  const isLoaded =
    job.data !== undefined && own.isLoaded && (applicationId === undefined || application.data !== undefined);
  const query = {
    data: job.data === null ? null : isLoaded ? job.data : undefined,
    error: job.error ?? own.error ?? application.error,
    refetch: () => {
      if (job.error) void job.refetch();
      if (application.error) void application.refetch();
      if (own.error) own.retry();
    },
  };
  return (
    <div className={classes.page}>
      <QueryState query={query} thing={t('thing')} kept={t('kept')} level={1} waiting={waiting}>
        {(loaded) =>
          loaded === null || application.data === null ? (
            <MissingJob />
          ) : (
            <ApplyForm
              userId={userId}
              job={loaded}
              own={own}
              roleId={roleId}
              application={application.data}
            />
          )
        }
      </QueryState>
    </div>
  );
}
