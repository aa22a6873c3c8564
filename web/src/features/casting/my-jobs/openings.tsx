import './i18n.ts';
import type { SessionUser } from '@callboard/contract/accounts/sessions';
import { userTypes } from '@callboard/contract/accounts/user-types';
import type { JobCard } from '@callboard/contract/casting/job-search';
import { Megaphone, Star } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { dayInIndia } from '../../../shared/lib/format/days-in-india.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { useCameFrom } from '../../../shared/lib/way-back.ts';
import { ButtonLink } from '../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state/empty-state.tsx';
import { PagedResults } from '../../../shared/ui/paged-results/paged-results.tsx';
import { QueryState } from '../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { feeText, whereText } from '../job-cards/index.ts';
import { useCallboardOpenings, useLiveJobs, useMyJobs } from './api.ts';
import { JobsFrame } from './components/jobs-frame.tsx';
import { WhatHelps } from './components/nothing-yet.tsx';
import { shortDay } from './model/job-dates.ts';
import classes from './openings.module.css';

/** One job that Callboard casts. */
function Opening({ job }: { job: JobCard }) {
  const { t } = useTranslation('myJobs');
  const cameFrom = useCameFrom();
  const { t: cards } = useTranslation('jobCards');
  const { jobUniqueId, title, summary, project_type, cities, is_remote, deadline } = job;
  const where = cities.length > 0 || is_remote ? whereText(job, cards) : undefined;
  const { amount, unit } = feeText(job, cards);
  return (
    <li className={classes.row}>
      <h3>
        <Link to={paths.job(jobUniqueId)} state={cameFrom}>
          {title}
        </Link>
      </h3>
      <p className={classes.about}>
        {[project_type.name, where].filter(Boolean).join(', ')}. {summary}
      </p>
      <div className={classes.foot}>
        <p>
          <b>{`${amount} ${unit}`.trim()}</b>
          {deadline
            ? t('openings.closes', { date: shortDay(dayInIndia(Date.parse(deadline.at) - 1)) })
            : t('openings.untilFilled')}
        </p>
        <ButtonLink
          variant="outline"
          to={paths.jobApply(jobUniqueId)}
          state={cameFrom}
          aria-label={t('openings.applyFor', { title })}
        >
          {t('openings.apply')}
        </ButtonLink>
      </div>
    </li>
  );
}

function NoOpenings({ userUniqueId }: { userUniqueId: string }) {
  const { t } = useTranslation('myJobs');
  return (
    <>
      <EmptyState
        icon={Megaphone}
        sideIcon={Star}
        title={t('openings.title')}
        text={t('openings.text')}
        action={<ButtonLink to={paths.talent(userUniqueId)}>{t('openings.profile')}</ButtonLink>}
      />
      <WhatHelps />
    </>
  );
}

const waiting = (
  <div className={classes.page} aria-hidden>
    {['first', 'second', 'third'].map((key) => (
      <Skeleton key={key} height="8rem" />
    ))}
  </div>
);

interface OpeningsProps {
  user: Pick<SessionUser, 'user_id' | 'userUniqueId'>;
  page: number;
}

/** CB Openings: jobs that Callboard itself is casting. */
export function Openings({ user, page }: OpeningsProps) {
  const { t } = useTranslation('myJobs');
  const { data: jobs } = useMyJobs(user.user_id);
  const query = useCallboardOpenings(page);
  useLiveJobs(user.user_id);
  const linkTo = (next: number) =>
    next === 1 ? paths.callboardOpenings() : `${paths.callboardOpenings()}?page=${next}`;
  return (
    <JobsFrame tab="openings" lead={t('lead.openings')} counts={jobs?.counts}>
      <QueryState query={query} thing={t('openings.thing')} waiting={waiting}>
        {(data) => (
          <div className={classes.page}>
            <VisuallyHidden as="h2">{t('openings.list')}</VisuallyHidden>
            <PagedResults
              data={data}
              page={page}
              isStale={query.isPlaceholderData}
              linkTo={linkTo}
              label={t('openings.list')}
              empty={<NoOpenings userUniqueId={user.userUniqueId} />}
            >
              {data.results.map((job) => (
                <Opening key={job.jobUniqueId} job={job} />
              ))}
            </PagedResults>
            <aside className={classes.free}>
              <b>{t('openings.free')}</b>
              <p>{t('openings.freeText')}</p>
              <Link to={paths.memberContact(userTypes.talent)}>{t('openings.report')}</Link>
            </aside>
          </div>
        )}
      </QueryState>
    </JobsFrame>
  );
}
