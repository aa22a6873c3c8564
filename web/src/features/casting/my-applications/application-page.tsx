import './i18n.ts';
import type { OwnApplicationDetail } from '@callboard/contract/casting/application-views';
import { ArrowLeft, Flag } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useTimeFormat } from '../../../shared/lib/format/time-format.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { useCameFrom, useWayBack } from '../../../shared/lib/way-back.ts';
import { BottomBar } from '../../../shared/ui/bottom-bar/bottom-bar.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state/empty-state.tsx';
import { PageTitle } from '../../../shared/ui/page-title/page-title.tsx';
import { ProjectPoster } from '../../../shared/ui/project-poster/project-poster.tsx';
import { QueryState } from '../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton/skeleton.tsx';
import { Status } from '../../../shared/ui/status/status.tsx';
import { ReportDialog } from '../../people/reports/index.ts';
import { useLiveApplications, useOwnApplication, useSimilarJobs } from './api.ts';
import classes from './components/application-page.module.css';
import { AboutTheRole, HowItWent, TheirWords, Withdrawn } from './components/how-it-ended.tsx';
import { Means } from './components/means.tsx';
import { Quiet } from './components/quiet.tsx';
import { Timeline } from './components/timeline.tsx';
import { WhatNow } from './components/what-now.tsx';
import { WhatYouSent } from './components/what-you-sent.tsx';
import { Withdraw } from './components/withdraw.tsx';
import { lineOf, nameOf, productionOf, statusNames, statusOf, stepOf } from './model/step-words.ts';

interface ApplicationProps {
  userId: number;
  application: OwnApplicationDetail;
}

/** To the team of Callboard; the recruiter is not notified. */
function Report({ userId, application }: ApplicationProps) {
  const { t } = useTranslation('myApplications');
  const [opened, setOpened] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const { jobId, title, recruiter } = application;
  const name = recruiter?.name ?? t('row.somebody');
  return (
    <div className={classes.foot}>
      <p>{t('report.text', { name })}</p>
      <Button
        variant="ghost"
        leftSection={<Flag size={16} aria-hidden />}
        onClick={() => {
          setOpened(opened + 1);
          setIsOpen(true);
        }}
      >
        {t('report.button')}
      </Button>
      <ReportDialog
        key={opened}
        userId={userId}
        about={{ jobId }}
        title={title}
        person={name}
        opened={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </div>
  );
}

function Head({ application }: Pick<ApplicationProps, 'application'>) {
  const { t } = useTranslation('myApplications');
  const cameFrom = useCameFrom();
  const { project_title, title, project_type, poster, jobId, recruiter } = application;
  const production = productionOf(application);
  const line = lineOf(application, t);
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
        </div>
      </div>
    </header>
  );
}

/** Going on, or cast. */
function Moving({ userId, application }: ApplicationProps) {
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <Timeline application={application} />
        <WhatYouSent userId={userId} application={application} />
      </div>
      <aside className={classes.side}>
        <Means application={application} />
        <Quiet application={application} now={Date.now()} />
        <Withdraw application={application} />
        <Report userId={userId} application={application} />
      </aside>
    </div>
  );
}

/** Ended without being cast: kindly, with ways on. */
function Ended({ userId, application }: ApplicationProps) {
  const { t } = useTranslation('myApplications');
  const isWithdrawn = statusOf(application) === 'withdrawn';
  const { data } = useSimilarJobs(application.jobId, true);
  const similar = data?.results ?? [];
  const mayAgain = application.actions.includes('apply_again');
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
      {(mayAgain || similar.length > 0) && (
        <BottomBar label={t('over.now')}>
          {mayAgain ? (
            <ButtonLink size="lg" to={paths.jobApply(application.jobId, { application: application.id })}>
              {t('again.button')}
            </ButtonLink>
          ) : (
            <ButtonLink size="lg" to={paths.findJobs()}>
              {t('over.seeSimilar', { count: similar.length })}
            </ButtonLink>
          )}
        </BottomBar>
      )}
    </div>
  );
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
          const Body = stepOf(statusOf(application)) > 0 ? Moving : Ended;
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
