import type { OwnJob } from '@callboard/contract/casting/job-postings';
import { ArrowLeft, Ellipsis, Eye, Users } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { usePageTitle } from '../../../../shared/lib/page-title.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useShownHeading } from '../../../../shared/lib/shown-heading.ts';
import { useCameFrom, useWayBack } from '../../../../shared/lib/way-back.ts';
import { ActionMenu } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { ProjectPoster } from '../../../../shared/ui/project-poster/project-poster.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { statusNames } from '../model/job-status.ts';
import { useJobMenu } from '../steps/job-steps.tsx';
import classes from './job-head.module.css';
import { usePreview } from './use-preview.ts';

interface JobHeadProps {
  job: OwnJob;
  isFrozen: boolean;
}

function Menu({ job, isFrozen }: JobHeadProps) {
  const { t } = useTranslation('jobEditor');
  const navigate = useNavigate();
  const onDeleted = () => void navigate(paths.myJobPostings(), { replace: true });
  const { actions, dialog } = useJobMenu(job, isFrozen, onDeleted);
  if (actions.length === 0) return null;
  return (
    <>
      <ActionMenu actions={actions}>
        <Button variant="ghost" aria-label={t('page.more')}>
          <Ellipsis size={19} aria-hidden />
        </Button>
      </ActionMenu>
      {dialog}
    </>
  );
}

/** The way back as one left it, the title with its status, and what can be done with the job. */
export function JobHead({ job, isFrozen }: JobHeadProps) {
  const { t } = useTranslation('jobEditor');
  const back = useWayBack(paths.myJobPostings());
  const state = useCameFrom();
  const line = useShownHeading(job.title);
  usePageTitle(job.title);
  const preview = usePreview(job);
  const { id, title, status, project, project_id, project_type, production_title, applications } = job;
  const wasOpen = job.opened_at !== null;
  return (
    <header className={classes.header}>
      <Link className={classes.back} {...back}>
        <ArrowLeft size={16} aria-hidden />
        {t('back')}
      </Link>
      <div className={classes.head}>
        <ProjectPoster
          title={project?.title ?? production_title ?? title}
          line={project_type.name}
          picture={project?.poster}
          size="md"
          shrinks
        />
        <div className={classes.about}>
          <div className={classes.titleLine} ref={line}>
            <h1 className={classes.title}>{title}</h1>
            <Status name={statusNames[status]} />
          </div>
          <p className={classes.line}>
            {project && project_id !== null ? (
              <Link to={paths.project(project_id)}>{project.title}</Link>
            ) : (
              <span>{production_title ?? t('page.ownJob')}</span>
            )}
            <span>{project_type.name}</span>
            <span>{t('page.postedBy', { name: job.posted_by.name })}</span>
          </p>
        </div>
        <div className={classes.actions}>
          <Menu job={job} isFrozen={isFrozen} />
          <Button
            variant="outline"
            leftSection={<Eye size={17} aria-hidden />}
            loading={preview.isSaving}
            onClick={() => void preview.open()}
          >
            {t('preview.open')}
          </Button>
          {wasOpen && (
            <ButtonLink
              to={paths.jobApplicants(id)}
              state={state}
              variant="outline"
              leftSection={<Users size={17} aria-hidden />}
            >
              {t('page.applicants', { count: applications, shown: formatCount(applications) })}
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  );
}
