import './i18n.ts';
import { Send, Star } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { Alert } from '../../../shared/ui/alert/alert.tsx';
import { ButtonLink } from '../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state/empty-state.tsx';
import { PagedResults } from '../../../shared/ui/paged-results/paged-results.tsx';
import { QueryState } from '../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { JobsFrame, useJobCounts } from '../my-jobs/index.ts';
import { useLiveApplications, useOwnApplications } from './api.ts';
import classes from './application-list.module.css';
import { Filters } from './components/application-filters.tsx';
import { ApplicationRow } from './components/application-row.tsx';
import { type ApplicationFilters, addressOf, isFiltered } from './model/application-filters.ts';

const waiting = (
  <div className={classes.waiting} aria-hidden>
    <Skeleton height="2.375rem" />
    {['first', 'second', 'third', 'fourth'].map((key) => (
      <Skeleton key={key} height="6.5rem" />
    ))}
  </div>
);

/** Nothing matches, or there is nothing yet. */
function NoneOf({ filters }: { filters: ApplicationFilters }) {
  const { t } = useTranslation('myApplications');
  const { stage, status, projectType, location } = filters;
  const isOnlyStage = stage && !status && !projectType && !location;
  if (isFiltered(filters))
    return <p className={classes.none}>{t(isOnlyStage ? `none.${stage}` : 'none.filtered')}</p>;
  return (
    <EmptyState
      icon={Send}
      sideIcon={Star}
      title={t('none.title')}
      text={t('none.text')}
      action={<ButtonLink to={paths.findJobs()}>{t('none.action')}</ButtonLink>}
    />
  );
}

/** My Applications: the true status of each. */
export function ApplicationList({ userId, filters }: { userId: number; filters: ApplicationFilters }) {
  const { t } = useTranslation('myApplications');
  const { t: jobs } = useTranslation('myJobs');
  const query = useOwnApplications(filters);
  const counts = useJobCounts(userId);
  useLiveApplications(userId);
  const now = Date.now();
  return (
    <JobsFrame tab="applications" lead={jobs('lead.applications')} counts={counts}>
      {query.fetchStatus === 'paused' && query.data && <Alert family="wait">{jobs('offline')}</Alert>}
      <QueryState query={query} thing={t('thing')} kept={t('kept')} waiting={waiting}>
        {(data) => (
          <div className={classes.page}>
            {(data.counts.length > 0 || isFiltered(filters)) && <Filters filters={filters} data={data} />}
            <VisuallyHidden as="h2">{t('list')}</VisuallyHidden>
            <PagedResults
              data={data}
              page={filters.page}
              isStale={query.isPlaceholderData}
              linkTo={(page) => addressOf({ ...filters, page })}
              label={t('list')}
              empty={<NoneOf filters={filters} />}
            >
              {data.results.map((application) => (
                <ApplicationRow key={application.id} application={application} now={now} />
              ))}
            </PagedResults>
          </div>
        )}
      </QueryState>
    </JobsFrame>
  );
}
