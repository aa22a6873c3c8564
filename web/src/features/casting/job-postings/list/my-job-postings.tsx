import '../i18n.ts';
import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { Plus } from 'lucide-react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { PageTitle } from '../../../../shared/ui/page-title/page-title.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { type JobList as Jobs, useLiveJobs, useOwnJobs } from '../api.ts';
import { hasFilters, useJobSearch } from '../model/job-search.ts';
import { JobList } from './job-list.tsx';
import { JobTools } from './job-tools.tsx';
import classes from './my-job-postings.module.css';

function Lead({ data }: { data: Jobs | undefined }) {
  const { t } = useTranslation('jobPostings');
  const open = data?.counts.open ?? 0;
  const unseen = data?.results.reduce((sum, job) => sum + job.unseen, 0) ?? 0;
  return (
    <p className={classes.lead}>
      {data && <span>{t('open', { count: open, shown: formatCount(open) })}</span>}
      {unseen > 0 && <span>{t('unseen', { count: unseen, shown: formatCount(unseen) })}</span>}
    </p>
  );
}

function PostJob({ isFrozen, project }: { isFrozen: boolean; project: number | undefined }) {
  const { t } = useTranslation('jobPostings');
  const plus = <Plus size={17} aria-hidden />;
  return isFrozen ? (
    <Button leftSection={plus} disabled title={t('frozen')}>
      {t('post')}
    </Button>
  ) : (
    <ButtonLink to={paths.newJob({ project })} leftSection={plus}>
      {t('post')}
    </ButtonLink>
  );
}

/** Everything one posted: what is open, who applied, and who still needs a reply. */
export function MyJobPostings({ user }: { user: SessionUser }) {
  const { t } = useTranslation('jobPostings');
  const { search, change } = useJobSearch();
  const query = useOwnJobs(search);
  useLiveJobs(user.user_id);
  const { data, isPlaceholderData, fetchStatus } = query;
  const { page, project } = search;
  const all = data ? Object.values(data.counts).reduce((sum, count) => sum + count, 0) : undefined;
  const isEmpty = all === 0 && !hasFilters(search);
  return (
    <div className={classes.page}>
      <div className={classes.header}>
        <div>
          <PageTitle tab={page > 1 ? t('titlePage', { page }) : t('title')}>{t('title')}</PageTitle>
          {!isEmpty && <Lead data={data} />}
        </div>
        {!isEmpty && <PostJob isFrozen={user.isFreezed} project={project} />}
      </div>
      <div className={classes.main}>
        {!isEmpty && <JobTools search={search} change={change} counts={data?.counts} />}
        <VisuallyHidden role="status">
          {data &&
            !isPlaceholderData &&
            t('found', {
              count: data.totalResults,
              shown: formatCount(data.totalResults),
              page,
              of: Math.max(data.totalPages, 1),
            })}
        </VisuallyHidden>
        {fetchStatus === 'paused' && <Alert family="wait">{t('offline')}</Alert>}
        <JobList search={search} query={query} isFrozen={user.isFreezed} />
      </div>
    </div>
  );
}
