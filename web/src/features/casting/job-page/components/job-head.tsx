import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { PageTitle } from '../../../../shared/ui/page-title/page-title.tsx';
import { ProjectPoster } from '../../../../shared/ui/project-poster/project-poster.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import type { StatusName } from '../../../../shared/ui/status/status-table.ts';
import { whereText } from '../../job-cards/index.ts';
import type { ReadJob } from '../api.ts';
import { weightText } from '../model/role-facts.ts';
import classes from './job-head.module.css';

const dayMs = 86_400_000;
/** As in the lists. */
const newForDays = 3;

const isNew = ({ is_open: isOpen, opened_at: at }: ReadJob): boolean =>
  isOpen && at !== null && Date.now() - Date.parse(at) < newForDays * dayMs;

const statusNames: Record<ReadJob['status'], StatusName> = {
  draft: 'draft',
  in_review: 'inReview',
  open: 'open',
  paused: 'paused',
  closed: 'closed',
  expired: 'expired',
};

/** An open job whose deadline has passed is not open any more, before anyone has closed it. */
const statusOf = ({ status, is_open: isOpen }: ReadJob): ReadJob['status'] =>
  status === 'open' && !isOpen ? 'expired' : status;

/** Why nobody can apply now. */
export function NotOpen({ job }: { job: ReadJob }) {
  const { t } = useTranslation('jobPage');
  const status = statusOf(job);
  if (status === 'open') return null;
  const text = () => {
    if (status === 'closed' && job.closed_at) return t('status.closed', { day: formatDate(job.closed_at) });
    if (status === 'closed') return t('status.closedNow');
    if (status !== 'expired') return t(`status.${status}`);
    const at = job.deadline?.at ?? job.closed_at;
    return at ? t('status.expired', { day: formatDate(at) }) : t('status.closedNow');
  };
  return <Alert family="wait">{text()}</Alert>;
}

/** The job in one line: Supporting. Mumbai and Ratnagiri. */
export function JobHead({ job, company }: { job: ReadJob; company: string }) {
  const { t } = useTranslation('jobPage');
  const { t: cards } = useTranslation('jobCards');
  const [only, ...others] = job.roles;
  const weight = only && others.length === 0 ? weightText(only, t) : undefined;
  const roles = others.length > 0 ? cards('roles', { count: job.roles.length }) : undefined;
  const { title: project } = job.project ?? {};
  return (
    <header className={classes.head}>
      <div className={classes.small}>
        <ProjectPoster
          title={project ?? job.title}
          line={job.project_type.name}
          picture={job.project?.poster}
          size="row"
        />
      </div>
      <div className={classes.names}>
        <PageTitle tab={project ? t('titleIn', { title: job.title, project }) : job.title}>
          {job.title}
        </PageTitle>
        <p className={classes.line}>
          {project && (
            <>
              <i>{project}</i>,{' '}
            </>
          )}
          {project ? job.project_type.name.toLowerCase() : job.project_type.name}. {company}.
        </p>
        <p className={classes.line}>{[weight, roles, whereText(job, cards)].filter(Boolean).join('. ')}</p>
        <p className={classes.marks}>
          <Status name={statusNames[statusOf(job)]} />
          {isNew(job) && <Status name="new" />}
        </p>
      </div>
      <NotOpen job={job} />
      <p className={classes.text} data-long={job.description.length > longText || undefined}>
        {job.description}
      </p>
    </header>
  );
}

/** Longer texts are set smaller. */
const longText = 420;
