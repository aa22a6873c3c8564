import { type ApplicationStatus, applicationStatuses } from '@callboard/contract/casting/application-values';
import type { JobNumbers as Numbers, OwnJob } from '@callboard/contract/casting/job-postings';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useCameFrom } from '../../../../shared/lib/way-back.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { useJobNumbers } from '../api.ts';
import classes from './job-numbers.module.css';
import { ViewsChart } from './views-chart.tsx';

const countOf = (stages: Numbers['stages'], status: ApplicationStatus) =>
  stages.find((one) => one.status === status)?.count ?? 0;

/** Where the applications stand, as one bar and its parts. */
function Stages({ numbers }: { numbers: Numbers }) {
  const { t } = useTranslation('jobPostings');
  const parts = applicationStatuses
    .map((status) => ({ status, count: countOf(numbers.stages, status) }))
    .filter(({ count }) => count > 0);
  if (parts.length === 0) return <p className={classes.nobody}>{t('numbers.nobody')}</p>;
  return (
    <div className={classes.stages}>
      <h3>{t('numbers.stages')}</h3>
      <div className={classes.bar} aria-hidden>
        {parts.map(({ status, count }) => (
          <span key={status} data-status={status} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className={classes.parts}>
        {parts.map(({ status, count }) => (
          <li key={status}>
            <span className={classes.dot} data-status={status} aria-hidden />
            {t(`numbers.stage.${status}`)}
            <b>{formatCount(count)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Totals({ numbers }: { numbers: Numbers }) {
  const { t } = useTranslation('jobPostings');
  return (
    <dl className={classes.totals}>
      {(['views', 'applications', 'saved'] as const).map((name) => (
        <div key={name}>
          <dt>{t(`numbers.${name}`)}</dt>
          <dd>{formatCount(numbers[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

const waiting = (
  <div className={classes.numbers}>
    <Skeleton height="3rem" />
    <Skeleton height="8rem" />
  </div>
);

/** Who saw the job, who applied, and how far they are. */
export function JobNumbers({ job }: { job: OwnJob }) {
  const { t } = useTranslation('jobPostings');
  const query = useJobNumbers(job.id);
  const state = useCameFrom();
  return (
    <section className={classes.numbers} aria-label={t('numbers.label')}>
      <SectionTitle
        aside={
          job.unseen > 0 && (
            <Link className={classes.unseen} to={paths.jobApplicants(job.id)} state={state}>
              <Status name="new">
                {t('numbers.unseen', { count: job.unseen, shown: formatCount(job.unseen) })}
              </Status>
            </Link>
          )
        }
      >
        {t('numbers.title')}
      </SectionTitle>
      <QueryState query={query} thing={t('numbers.thing')} level={3} waiting={waiting}>
        {(numbers) => (
          <>
            <Totals numbers={numbers} />
            <ViewsChart numbers={numbers} />
            <Stages numbers={numbers} />
          </>
        )}
      </QueryState>
      {job.applications > 0 && (
        <ButtonLink to={paths.jobApplicants(job.id)} state={state} fullWidth>
          {t('numbers.review')}
        </ButtonLink>
      )}
    </section>
  );
}
