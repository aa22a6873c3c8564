import { jobsPerPage } from '@callboard/contract/casting/job-values';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Navigate, useNavigationType } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { useCameFrom } from '../../../../shared/lib/way-back.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { Pager } from '../../../../shared/ui/pager/pager.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { JobList } from '../../job-cards/index.ts';
import type { useJobs } from '../api.ts';
import classes from './results.module.css';

const rows = Array.from({ length: jobsPerPage }, (_, at) => at);

const waiting = (
  <div className={classes.waiting}>
    {rows.map((row) => (
      <Skeleton key={row} height="7.25rem" />
    ))}
  </div>
);

interface ResultsProps {
  query: ReturnType<typeof useJobs>;
  page: number;
  linkTo: (page: number) => string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Shown when no job matches. */
  empty: ReactNode;
}

/** The next page moves the focus to its heading; going back does not. */
function useFocusOnPaging(page: number, heading: ResultsProps['heading']) {
  const isForward = useNavigationType() === 'PUSH';
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (isForward) heading.current?.focus({ preventScroll: true });
  }, [page, isForward, heading]);
}

export function Results({ query, page, linkTo, heading, empty }: ResultsProps) {
  const { t } = useTranslation('findJobs');
  const cameFrom = useCameFrom();
  useFocusOnPaging(page, heading);
  const { data, isPlaceholderData: isStale, isOfGuest, fetchStatus } = query;
  const jobs = data && t('count', { count: data.totalResults, shown: formatCount(data.totalResults) });
  return (
    <div className={classes.results}>
      <VisuallyHidden role="status">
        {data && !isStale && t('found', { jobs, page, of: Math.max(1, data.totalPages) })}
      </VisuallyHidden>
      {fetchStatus === 'paused' && <Alert family="wait">{t('offline')}</Alert>}
      <QueryState query={query} thing={t('thing')} kept={t('kept')} waiting={waiting}>
        {({ results, totalResults, totalPages }) => {
          if (totalResults === 0 && !isStale) return empty;
          if (results.length === 0 && !isStale)
            return <Navigate to={linkTo(Math.max(1, totalPages))} replace />;
          return (
            <div inert={isOfGuest}>
              <JobList
                label={t('list')}
                jobs={results}
                state={{ ...cameFrom, found: totalResults }}
                isStale={isStale}
              />
              <Pager page={page} lastPage={totalPages} linkTo={linkTo} />
            </div>
          );
        }}
      </QueryState>
    </div>
  );
}
