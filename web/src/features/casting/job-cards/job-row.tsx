import './i18n.ts';
import type { JobCard, JobCardForTalent } from '@callboard/contract/casting/job-search';
import { BadgeCheck, Calendar, CircleAlert, CircleCheck, MapPin, User } from 'lucide-react';
import { Link } from 'react-router';
import { Trans } from '../../../shared/i18n/trans.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { ButtonLink } from '../../../shared/ui/button/button.tsx';
import { ProjectPoster } from '../../../shared/ui/project-poster/project-poster.tsx';
import { Status } from '../../../shared/ui/status/status.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { isApplied, shownStatus, withdrawnId } from './application-status.ts';
import { ApplyButton } from './apply-button.tsx';
import { closingText, feeText, whenText, whereText, whoText } from './job-facts.ts';
import classes from './job-row.module.css';

export type ShownJob = JobCard | JobCardForTalent;

interface PartProps {
  job: ShownJob;
}

function Project({ job }: PartProps) {
  const { project_title: project, project_type: type, company } = job;
  const { t } = useTranslation('jobCards');
  return (
    <p className={classes.project}>
      {project ? (
        <Trans
          t={t}
          i18nKey="inProject"
          values={{ project, type: type.name.toLowerCase(), company }}
          components={{ title: <i /> }}
        />
      ) : (
        t('alone', { type: type.name, company })
      )}
      {job.is_verified && (
        <>
          {/* Beside the last word: alone on a line it would mark nothing. */}
          {'\u00a0'}
          <BadgeCheck size={15} className={classes.verified} aria-hidden />
          <VisuallyHidden>{t('verified')}</VisuallyHidden>
        </>
      )}
    </p>
  );
}

function Facts({ job }: PartProps) {
  const { t } = useTranslation('jobCards');
  const who = whoText(job, t);
  const roles = t('roles', { count: job.roles });
  return (
    <ul className={classes.facts}>
      <li>
        <User size={16} aria-hidden />
        <VisuallyHidden>{t('who')}: </VisuallyHidden>
        {job.roles > 1 ? t('withRoles', { roles, who }) : who}
      </li>
      <li>
        <MapPin size={16} aria-hidden />
        <VisuallyHidden>{t('where')}: </VisuallyHidden>
        {whereText(job, t)}
      </li>
      <li className={classes.when}>
        <Calendar size={16} aria-hidden />
        <VisuallyHidden>{t('when')}: </VisuallyHidden>
        {whenText(job, t)}
      </li>
    </ul>
  );
}

function Pay({ job }: PartProps) {
  const { t } = useTranslation('jobCards');
  const { amount, unit } = feeText(job, t);
  const { text, isSoon } = closingText(job.deadline, t);
  return (
    <div className={classes.pay}>
      {job.fee_paise === null ? (
        <p className={classes.noFee}>{amount}</p>
      ) : (
        <p className={classes.fee}>
          <b>{amount}</b> {unit}
        </p>
      )}
      {job.is_open && (
        <p className={classes.closes} data-soon={isSoon || undefined}>
          {text}
        </p>
      )}
    </div>
  );
}

function Marks({ job }: PartProps) {
  const { t } = useTranslation('jobCards');
  const own = 'match' in job ? job : undefined;
  if (!job.is_open && !isApplied(own?.jobApplyStatus)) return <Status name="closed" />;
  if (isApplied(own?.jobApplyStatus)) return <Status name={shownStatus(own?.jobApplyStatus ?? 1)} />;
  return (
    <>
      {job.is_new && <Status name="new" />}
      {own && (
        <p className={classes.match}>
          <b>{own.match.percent}</b>% {t('match')}
        </p>
      )}
    </>
  );
}

/** With several roles, the form asks which one first. */
function sentAgain(job: ShownJob): number | undefined {
  if (!('match' in job) || job.application_id === null || job.jobApplyStatus === null) return undefined;
  if (job.roles > 1) return undefined;
  return withdrawnId({ id: job.application_id, jobApplyStatus: job.jobApplyStatus });
}

function Action({ job }: PartProps) {
  const { t } = useTranslation('jobCards');
  const own = 'match' in job ? job : undefined;
  if (isApplied(own?.jobApplyStatus) && own?.application_id) {
    return (
      <ButtonLink
        to={paths.myApplication(own.application_id)}
        variant="ghost"
        size="sm"
        fullWidth
        aria-label={t('seeApplicationFor', { title: job.title })}
      >
        {t('seeApplication')}
      </ButtonLink>
    );
  }
  if (!job.is_open) return null;
  return (
    <ApplyButton
      jobUniqueId={job.jobUniqueId}
      application={sentAgain(job)}
      look={{ variant: 'outline', size: 'sm', fullWidth: true }}
      of={job.title}
    />
  );
}

/** In one line: that the job fits, or the first thing that is missing. */
function Fit({ job }: PartProps) {
  const { t } = useTranslation('jobCards');
  if (!('match' in job) || isApplied(job.jobApplyStatus)) return null;
  const { fits, missing } = job.match;
  if (!fits && !missing) return null;
  const Icon = fits ? CircleCheck : CircleAlert;
  return (
    <p className={classes.fit} data-fits={fits || undefined}>
      <Icon size={15} aria-hidden />
      {fits ? t('fits') : t('missing', { missing })}
    </p>
  );
}

interface JobRowProps {
  job: ShownJob;
  /** What the link says about the page it is on. */
  state: Readonly<Record<string, unknown>>;
  level?: 2 | 3;
}

/** One job of a list. Anywhere in the row leads to it. */
export function JobRow({ job, state, level = 2 }: JobRowProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className={classes.row} data-job={job.jobUniqueId}>
      <ProjectPoster
        title={job.project_title ?? job.title}
        line={job.project_type.name}
        picture={job.poster}
        size="row"
      />
      <div className={classes.main}>
        <Heading className={classes.title}>
          <Link to={paths.job(job.jobUniqueId)} state={state}>
            {job.title}
          </Link>
        </Heading>
        <Project job={job} />
        <p className={classes.summary}>{job.summary}</p>
        <Fit job={job} />
      </div>
      <Facts job={job} />
      <Pay job={job} />
      <div className={classes.side}>
        <div className={classes.marks}>
          <Marks job={job} />
        </div>
        <div className={classes.action}>
          <Action job={job} />
        </div>
      </div>
    </li>
  );
}
