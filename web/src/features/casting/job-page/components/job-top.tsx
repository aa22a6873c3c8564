import { ChevronLeft, Flag, Settings2, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { logProblem } from '../../../../shared/lib/log-problem.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { hasUnsentApplications } from '../../../../shared/lib/send-later/unsent-applications.ts';
import { forgetTarget, useSession } from '../../../../shared/lib/session/index.ts';
import { openShareSheet } from '../../../../shared/lib/share-sheet.ts';
import { useCopy } from '../../../../shared/lib/use-copy.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { AuthLink } from '../../../../shared/ui/auth-link/auth-link.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import type { ReadJob } from '../api.ts';
import { forTalent } from '../model/talent-part.ts';
import { useWayToJobs } from '../model/way-to-jobs.ts';
import classes from './job-top.module.css';

/** Only where something waits on this device: it loads all that sends. */
const { Component: NotSent } = lazyComponent(() =>
  import('../../applying/index.ts').then(
    (applying) => ({ default: applying.NotSent }),
    (error: unknown) => {
      logProblem('What was not sent is not shown', error);
      return { default: () => null };
    },
  ),
);

const { Component: ReportJob } = lazyComponent(() => import('./report-job.tsx'));

export function BackToJobs() {
  const { t } = useTranslation('jobPage');
  const { link, place, found } = useWayToJobs();
  return (
    <nav aria-label={t('places')}>
      <Link className={classes.back} {...link}>
        <ChevronLeft size={16} aria-hidden />
        {place === 'jobs' && found !== undefined
          ? t('back', { count: found, shown: formatCount(found) })
          : t(`backTo.${place}`)}
      </Link>
    </nav>
  );
}

/** Phones have a share sheet; everyone else gets the link copied. */
function Share({ job }: { job: ReadJob }) {
  const { t } = useTranslation('jobPage');
  const link = () => new URL(paths.job(job.jobUniqueId), window.location.origin).href;
  const { copy } = useCopy(
    typeof window === 'undefined' ? '' : link(),
    () => toast(t('shareCopied')),
    () => toast(t('shareFailed'), { severity: 'error' }),
  );
  const share = () => {
    if (!window.matchMedia('(pointer: coarse)').matches) void copy();
    else openShareSheet({ title: job.title, url: link() }, () => void copy());
  };
  return (
    <Button variant="ghost" size="sm" leftSection={<Share2 size={16} aria-hidden />} onClick={share}>
      {t('share')}
    </Button>
  );
}

/** To the team of Callboard; whoever posted it is not notified. */
function Report({ job, company }: { job: ReadJob; company: string }) {
  const { t } = useTranslation('jobPage');
  const { user } = useSession();
  const [opened, setOpened] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const label = t('report');
  const look = { variant: 'ghost', size: 'sm', leftSection: <Flag size={16} aria-hidden /> } as const;
  if (!user) {
    return (
      // Stays here, also where Apply was pressed before.
      <AuthLink mode="sign-in" look={look} onOpen={forgetTarget}>
        {label}
      </AuthLink>
    );
  }
  return (
    <>
      <Button
        {...look}
        onClick={() => {
          setOpened(opened + 1);
          setIsOpen(true);
        }}
      >
        {label}
      </Button>
      {opened > 0 && (
        <ReportJob
          key={opened}
          userId={user.user_id}
          jobId={job.jobUniqueId}
          title={job.title}
          company={company}
          opened={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** An application for this job that waited on this device and was refused. */
function Unsent({ job }: { job: ReadJob }) {
  const { user } = useSession();
  const own = forTalent(job);
  if (!user || !own || !hasUnsentApplications(user.user_id)) return null;
  return (
    <div className={classes.own}>
      <NotSent userId={user.user_id} job={own} />
    </div>
  );
}

interface JobTopProps {
  job: ReadJob;
  company: string;
}

export function JobTop({ job, company }: JobTopProps) {
  const { t } = useTranslation('jobPage');
  const isOwn = 'steps' in job;
  return (
    <>
      <div className={classes.top}>
        <BackToJobs />
        <div className={classes.actions}>
          <Share job={job} />
          {!isOwn && <Report job={job} company={company} />}
        </div>
      </div>
      <Unsent job={job} />
      {isOwn && (
        <div className={classes.own}>
          <Alert
            family="wait"
            action={
              <ButtonLink
                to={paths.jobPosting(job.id)}
                variant="ink"
                size="sm"
                leftSection={<Settings2 size={16} aria-hidden />}
              >
                {t('ownManage')}
              </ButtonLink>
            }
          >
            {t('own')}
          </Alert>
        </div>
      )}
    </>
  );
}
