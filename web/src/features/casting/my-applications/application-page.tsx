import './i18n.ts';
import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useTimeFormat } from '../../../shared/lib/format/time-format.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { useCameFrom, useWayBack } from '../../../shared/lib/way-back.ts';
import { ButtonLink } from '../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state/empty-state.tsx';
import { PageTitle } from '../../../shared/ui/page-title/page-title.tsx';
import { ProjectPoster } from '../../../shared/ui/project-poster/project-poster.tsx';
import { QueryState } from '../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton/skeleton.tsx';
import { Status } from '../../../shared/ui/status/status.tsx';
import { useLiveApplications, useOwnApplication, useSimilarJobs } from './api.ts';
import classes from './components/application-page.module.css';
import { YouAreCast } from './components/cast.tsx';
import { FootBar } from './components/foot-bar.tsx';
import { AboutTheRole, HowItWent, TheirWords, Withdrawn } from './components/how-it-ended.tsx';
import { Means } from './components/means.tsx';
import { Quiet } from './components/quiet.tsx';
import { Report } from './components/report.tsx';
import { Timeline } from './components/timeline.tsx';
import { WhatNow } from './components/what-now.tsx';
import { WhatYouSent } from './components/what-you-sent.tsx';
import { Withdraw } from './components/withdraw.tsx';
import { Words } from './components/words.tsx';
import { stillDeciding } from './model/clock.ts';
import { isMoving, lineOf, nameOf, productionOf, statusNames, statusOf } from './model/step-words.ts';

interface ApplicationProps {
  userId: number;
  application: OwnApplicationDetail;
}

function Head({ application }: Pick<ApplicationProps, 'application'>) {
  const { t } = useTranslation('myApplications');
  const cameFrom = useCameFrom();
  const { project_title, title, project_type, poster, jobId, recruiter } = application;
  const production = productionOf(application);
  const { t: cards } = useTranslation('jobCards');
  const line = lineOf(application, cards);
  return (
    <header className={classes.head}>
      <ProjectPoster
        title={project_title ?? title}
        line={project_type.name}
        picture={poster}
        size="md"
        shrinks
      />
      <div>
        <PageTitle>{nameOf(application)}</PageTitle>
        <p>
          {production && (
            <>
              <em>{production}</em>,{' '}
            </>
          )}
          {line}
          {recruiter && `. ${recruiter.name}, ${recruiter.company}`}
        </p>
        <div className={classes.state}>
          <Status name={statusNames[statusOf(application)]} />
          <Link to={paths.job(jobId)} state={cameFrom}>
            {t('seeJob')}
          </Link>
          {recruiter && (
            <Link className={classes.write} to={paths.messages({ with: recruiter.user_id })}>
              {t('message', { name: recruiter.name })}
            </Link>
          )}
        </div>
      </div>
    </header>
  );
}

/** Going on. */
function Moving({ userId, application }: ApplicationProps) {
  const { t } = useTranslation('myApplications');
  const deciding = stillDeciding(application);
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        {deciding?.words && (
          <Words
            title={t('where.stillDeciding')}
            words={deciding.words}
            step={deciding}
            recruiter={application.recruiter}
          />
        )}
        <Timeline application={application} />
        <WhatYouSent userId={userId} application={application} />
      </div>
      <aside className={classes.side}>
        <Means application={application} />
        <Quiet application={application} now={Date.now()} />
        <Withdraw application={application} />
        <Report userId={userId} application={application} />
      </aside>
      <FootBar application={application} similar={0} />
    </div>
  );
}

/** Cast: the news first, then what comes. */
function Cast({ userId, application }: ApplicationProps) {
  const { steps, recruiter } = application;
  const last = steps.findLast(({ status }) => status === 'cast');
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <YouAreCast application={application} />
        {last?.words && <Words words={last.words} step={last} recruiter={recruiter} />}
        <Timeline application={application} />
      </div>
      <aside className={classes.side}>
        <Means application={application} />
        <WhatYouSent userId={userId} application={application} />
        <Report userId={userId} application={application} />
      </aside>
      <FootBar application={application} similar={0} />
    </div>
  );
}

/** Ended without being cast: kindly, with ways on. */
function Ended({ userId, application }: ApplicationProps) {
  const isWithdrawn = statusOf(application) === 'withdrawn';
  const { data } = useSimilarJobs(application.jobId, true);
  const similar = data?.results ?? [];
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <TheirWords application={application} />
        {isWithdrawn ? <Withdrawn application={application} /> : <AboutTheRole application={application} />}
        <WhatNow similar={similar} />
      </div>
      <aside className={classes.side}>
        <HowItWent application={application} />
        <WhatYouSent userId={userId} application={application} />
        <Report userId={userId} application={application} />
      </aside>
      <FootBar application={application} similar={similar.length} />
    </div>
  );
}

/** By how it stands. */
function Body(props: ApplicationProps) {
  const status = statusOf(props.application);
  if (status === 'cast') return <Cast {...props} />;
  return isMoving(status) ? <Moving {...props} /> : <Ended {...props} />;
}

const waiting = (
  <div className={classes.waiting} aria-hidden>
    <Skeleton height="8rem" />
    <Skeleton height="24rem" />
  </div>
);

function Missing() {
  const { t } = useTranslation('myApplications');
  return (
    <>
      <PageTitle>{t('missing.title')}</PageTitle>
      <EmptyState
        title={t('missing.why')}
        text={t('missing.text')}
        action={<ButtonLink to={paths.myApplications()}>{t('missing.action')}</ButtonLink>}
      />
    </>
  );
}

/** One application: where it stands, what it means, what was sent. */
export function ApplicationPage({ userId, id }: { userId: number; id: number }) {
  const { t } = useTranslation('myApplications');
  useTimeFormat();
  const query = useOwnApplication(id);
  useLiveApplications(userId);
  const back = useWayBack(paths.myApplications());
  return (
    <div className={classes.page}>
      <Link className={classes.back} {...back}>
        <ArrowLeft size={16} aria-hidden />
        {t('back')}
      </Link>
      <QueryState query={query} thing={t('thingOne')} kept={t('kept')} level={1} waiting={waiting}>
        {(application) => {
          if (application === null) return <Missing />;
          return (
            <>
              <Head application={application} />
              <Body userId={userId} application={application} />
            </>
          );
        }}
      </QueryState>
    </div>
  );
}
