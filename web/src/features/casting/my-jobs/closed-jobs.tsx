import './i18n.ts';
import type { ClosedJob, MyJobs } from '@callboard/contract/casting/my-jobs';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../shared/lib/format/count.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { useCameFrom } from '../../../shared/lib/way-back.ts';
import { PagedResults } from '../../../shared/ui/paged-results/paged-results.tsx';
import { QueryState } from '../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton/skeleton.tsx';
import { Status } from '../../../shared/ui/status/status.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { useLiveJobs, useMyJobs } from './api.ts';
import classes from './closed-jobs.module.css';
import { JobPoster, JobTitle } from './components/job-head.tsx';
import { JobsFrame } from './components/jobs-frame.tsx';
import { NothingHere } from './components/nothing-yet.tsx';
import { describeEnd, subjectOf } from './model/job-kinds.ts';

/** Counted, never typed. */
function Figures({ jobs: { counts, ended } }: { jobs: MyJobs }) {
  const { t } = useTranslation('myJobs');
  const figures = [
    [counts.closed, t('closed.figures.closed', { count: counts.closed })],
    [ended.answered, t('closed.figures.answered')],
    [ended.cast, t('closed.figures.cast')],
  ] as const;
  return (
    <dl className={classes.figures}>
      {figures.map(([count, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How one ended: their words first, then what it means. */
function ClosedRow({ job }: { job: ClosedJob }) {
  const { t } = useTranslation('myJobs');
  const cameFrom = useCameFrom();
  const { status, text, to } = describeEnd(job, t);
  const line = [job.project?.project_type.toLowerCase(), job.recruiter?.company].filter(Boolean).join(', ');
  return (
    <li className={classes.row}>
      <JobPoster job={job} size="sm" />
      <div className={classes.about}>
        <JobTitle job={job} />
        {line && <p className={classes.line}>{line}</p>}
        <Status name={status} />
        {job.words && (
          <figure className={classes.said}>
            {job.recruiter && <figcaption>{t('closed.words', { name: job.recruiter.name })}</figcaption>}
            <blockquote>{job.words}</blockquote>
          </figure>
        )}
        <p>{text}</p>
        {to && (
          <Link to={to} state={cameFrom} aria-label={t('closed.readWhat', { what: subjectOf(job, t) })}>
            {t('closed.read')}
          </Link>
        )}
      </div>
    </li>
  );
}

const waiting = (
  <div className={classes.waiting} aria-hidden>
    {['first', 'second', 'third'].map((key) => (
      <Skeleton key={key} height="8rem" />
    ))}
  </div>
);

/** Closed Projects: how each one ended. */
export function ClosedJobs({ userId, page }: { userId: number; page: number }) {
  const { t } = useTranslation('myJobs');
  const query = useMyJobs(userId, page);
  useLiveJobs(userId);
  return (
    <JobsFrame tab="closed" lead={t('lead.closed')} counts={query.data?.counts}>
      <QueryState query={query} thing={t('thing')} kept={t('kept')} waiting={waiting}>
        {(jobs) => (
          <div className={classes.page}>
            {jobs.counts.closed > 0 && <Figures jobs={jobs} />}
            <VisuallyHidden as="h2">{t('closed.list')}</VisuallyHidden>
            <PagedResults
              data={jobs.closed}
              page={page}
              isStale={query.isPlaceholderData}
              linkTo={(next) => (next === 1 ? paths.closedJobs() : `${paths.closedJobs()}?page=${next}`)}
              label={t('closed.list')}
              note={t('closed.keep')}
              empty={
                <NothingHere title={t('closed.title')} text={t('closed.text')} action={t('closed.open')} />
              }
            >
              {jobs.closed.results.map((job) => (
                <ClosedRow key={`${job.kind} ${job.id}`} job={job} />
              ))}
            </PagedResults>
          </div>
        )}
      </QueryState>
    </JobsFrame>
  );
}
