import './i18n.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePageHead } from '../../../shared/lib/page-head.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { ButtonLink } from '../../../shared/ui/button/button.tsx';
import { MissingPage } from '../../../shared/ui/missing-page/missing-page.tsx';
import { QueryState } from '../../../shared/ui/query-state/query-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton/skeleton.tsx';
import { closingText, feeText, whereText } from '../job-cards/index.ts';
import { type ReadJob, useJob } from './api.ts';
import { ApplyBar, ApplyPanel } from './components/apply-panel.tsx';
import { JobBody } from './components/job-body.tsx';
import { JobFacts } from './components/job-facts.tsx';
import { JobHead } from './components/job-head.tsx';
import { BackToJobs, JobTop } from './components/job-top.tsx';
import { Siblings, Similar } from './components/other-jobs.tsx';
import { Playbill } from './components/playbill.tsx';
import { WhoCasts } from './components/who-casts.tsx';
import classes from './job-page.module.css';
import { postingData } from './model/posting-data.ts';
import { agesText } from './model/role-facts.ts';
import { forTalent } from './model/talent-part.ts';
import { useViewed } from './model/use-viewed.ts';

const companyOf = (job: ReadJob): string =>
  'recruiter' in job ? job.recruiter.company : job.posted_by.company;

/** For search engines and shared links. */
function useJobHead(job: ReadJob): void {
  const { t } = useTranslation('jobPage');
  const { t: cards } = useTranslation('jobCards');
  const company = companyOf(job);
  const { amount, unit } = feeText(job, cards);
  const [role] = job.roles;
  const who = role
    ? `${role.gender ?? cards('anyone')}, ${agesText(role, t).toLowerCase()}`
    : cards('anyone');
  const poster = job.project?.poster;
  const structured = postingData(job, company);
  usePageHead({
    title: job.project ? t('titleIn', { title: job.title, project: job.project.title }) : job.title,
    description: t('description', {
      type: job.project_type.name,
      company,
      who: job.roles.length > 1 ? cards('roles', { count: job.roles.length }) : who,
      where: whereText(job, cards),
      fee: `${amount} ${unit}`.trim(),
      closes: job.is_open ? closingText(job.deadline, cards).text : t('facts.closed'),
    }),
    path: paths.job(job.jobUniqueId),
    isUnlisted: !job.is_open,
    ...(structured && { structured }),
    ...(poster?.file_url.startsWith('/') && {
      picture: { path: poster.file_url, width: poster.width, height: poster.height },
    }),
  });
}

interface LoadedProps {
  job: ReadJob;
  /** A member’s own view is still loading; that of guests is shown. */
  isMeanwhile: boolean;
}

function Loaded({ job, isMeanwhile }: LoadedProps) {
  const { user } = useSession();
  useJobHead(job);
  useViewed(job.jobUniqueId);
  const company = companyOf(job);
  const isArriving = isMeanwhile && user?.user_type === 1 && !forTalent(job);
  const panel = { job, isArriving };
  return (
    <article className={classes.page}>
      <JobTop job={job} company={company} />
      <div className={classes.sheet}>
        <div className={classes.left}>
          <div className={classes.bill}>
            <Playbill job={job} company={company} />
          </div>
          <div className={classes.facts}>
            <JobFacts job={job} />
          </div>
        </div>
        <div className={classes.head}>
          <JobHead job={job} company={company} />
        </div>
        <aside className={classes.side}>
          <ApplyPanel {...panel} />
          {'recruiter' in job && <WhoCasts recruiter={job.recruiter} />}
        </aside>
        <div className={classes.main}>
          <JobBody {...panel} />
          {'siblings' in job && (
            <Siblings project={job.project?.title ?? job.title} siblings={job.siblings} />
          )}
          <Similar jobUniqueId={job.jobUniqueId} />
        </div>
      </div>
      <ApplyBar {...panel} />
    </article>
  );
}

function Missing() {
  const { t } = useTranslation('jobPage');
  return (
    <MissingPage
      title={t('missing.title')}
      text={t('missing.text')}
      description={t('missing.description')}
      linksLabel={t('missing.links')}
    >
      <ButtonLink to={paths.findJobs()}>{t('missing.all')}</ButtonLink>
    </MissingPage>
  );
}

const waiting = (
  <div className={classes.page}>
    <BackToJobs />
    <div className={classes.sheet}>
      <div className={classes.left}>
        <div className={classes.bill}>
          <Skeleton aspectRatio="4 / 5" />
        </div>
      </div>
      <div className={classes.head}>
        <Skeleton height="16rem" />
      </div>
      <div className={classes.side}>
        <Skeleton height="18rem" />
      </div>
      <div className={classes.main}>
        <Skeleton height="20rem" />
      </div>
    </div>
  </div>
);

/** One job with everything one needs to decide. */
export function JobPage({ id }: { id: string }) {
  const { t } = useTranslation('jobPage');
  const query = useJob(id);
  return (
    <QueryState query={query} thing={t('thing')} level={1} waiting={waiting}>
      {(job) => (job ? <Loaded job={job} isMeanwhile={query.isPlaceholderData} /> : <Missing />)}
    </QueryState>
  );
}
