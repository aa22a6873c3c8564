import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useCameFrom } from '../../../../shared/lib/way-back.ts';
import { CountBadge } from '../../../../shared/ui/count-badge/count-badge.tsx';
import { useAppliedJobs } from '../api.ts';
import classes from './applied-jobs.module.css';

/** The jobs of the project whose applicants can be reviewed one after the other. */
export function AppliedJobs({ projectId }: { projectId: number }) {
  const { t } = useTranslation('projectApplicants');
  const cameFrom = useCameFrom();
  const { data: jobs = [] } = useAppliedJobs(projectId);
  if (jobs.length === 0) return null;
  return (
    <nav className={classes.jobs} aria-label={t('jobs')}>
      {jobs.map(({ id, title, applications, unseen }) => (
        <Link key={id} className={classes.job} to={paths.jobApplicants(id)} state={cameFrom}>
          <b>{title}</b>
          <span>{t('jobCount', { count: applications, shown: formatCount(applications) })}</span>
          <CountBadge count={unseen} />
        </Link>
      ))}
    </nav>
  );
}
