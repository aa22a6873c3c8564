import type { JobPageForTalent } from '@callboard/contract/casting/job-page';
import { ArrowLeft, Check } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatTime } from '../../../../shared/lib/format/dates.ts';
import { useTimeFormat } from '../../../../shared/lib/format/time-format.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useWayBack } from '../../../../shared/lib/way-back.ts';
import { PageTitle } from '../../../../shared/ui/page-title/page-title.tsx';
import { ProjectPoster } from '../../../../shared/ui/project-poster/project-poster.tsx';
import { whereText } from '../../job-cards/index.ts';
import { deadlineText, titleOfJob } from '../model/job-words.ts';
import classes from './apply-head.module.css';

interface ApplyHeadProps {
  job: JobPageForTalent;
  /** An application that is changed. */
  applicationId?: number | undefined;
  /** When the draft was saved last. */
  savedAt?: number | undefined;
}

/** What one applies for, and that nothing typed is lost. */
export function ApplyHead({ job, applicationId, savedAt }: ApplyHeadProps) {
  const { t } = useTranslation('applying');
  const { t: cards } = useTranslation('jobCards');
  useTimeFormat();
  const back = useWayBack(
    applicationId === undefined ? paths.job(job.jobUniqueId) : paths.myApplication(applicationId),
  );
  const title = titleOfJob(job);
  const line = [
    job.project_type.name,
    job.recruiter.company,
    job.cities.length > 0 || job.is_remote ? whereText(job, cards) : undefined,
  ];
  return (
    <>
      <div className={classes.bar}>
        <Link {...back}>
          <ArrowLeft size={16} aria-hidden />
          {t(applicationId === undefined ? 'back' : 'backToApplication')}
        </Link>
        <p className={classes.saved} role="status">
          {savedAt ? (
            <>
              <Check size={15} aria-hidden /> {t('draft', { time: formatTime(savedAt) })}
            </>
          ) : null}
        </p>
      </div>
      <header className={classes.head}>
        <ProjectPoster title={title} picture={job.project?.poster} size="sm" />
        <div>
          <PageTitle>{t(applicationId === undefined ? 'title' : 'changeTitle', { job: title })}</PageTitle>
          <p>
            {line.filter(Boolean).join(', ')}. {deadlineText(job, t)}
          </p>
        </div>
      </header>
    </>
  );
}
