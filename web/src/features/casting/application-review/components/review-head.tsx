import { ArrowLeft, Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { type TFunction, useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { useCameFrom, useWayBack } from '../../../../shared/lib/way-back.ts';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { PageTitle } from '../../../../shared/ui/page-title/page-title.tsx';
import type { ReviewedJob } from '../model/reviewed-job.ts';
import classes from './everyone.module.css';
import { Progress } from './progress.tsx';

/** What the page is called that one goes back to. */
function nameOf(path: string, job: ReviewedJob, t: TFunction<'applicationReview'>): string {
  const [page] = path.split('?');
  const { id, projectId, projectTitle } = job;
  if (page === paths.myJobPostings()) return t('back');
  if (page === paths.jobPosting(id)) return t('backToJob');
  const isOfProject = projectId !== null && page === paths.projectApplicants(projectId);
  return isOfProject && projectTitle !== null ? projectTitle : t('backThere');
}

interface ReviewHeadProps {
  job: ReviewedJob;
  role: number | undefined;
  canEdit: boolean;
  /** How many applied, in words. */
  people: string | undefined;
  isUnused: boolean;
}

/** The way back, the job with the way to change it, and how far one is. */
export function ReviewHead({ job, role, canEdit, people, isUnused }: ReviewHeadProps) {
  const { t } = useTranslation('applicationReview');
  const { id, projectId } = job;
  const back = useWayBack(projectId === null ? paths.myJobPostings() : paths.projectApplicants(projectId));
  const cameFrom = useCameFrom();
  return (
    <>
      <Link className={classes.back} {...back}>
        <ArrowLeft size={16} aria-hidden />
        {nameOf(back.to, job, t)}
      </Link>
      <header className={classes.head}>
        <PageTitle tab={t('titleOf', { job: job.title })} aside={people}>
          {job.title}
        </PageTitle>
        <ButtonLink
          to={paths.jobPosting(id)}
          state={cameFrom}
          variant="outline"
          size="sm"
          leftSection={<Pencil size={15} aria-hidden />}
        >
          {t(canEdit ? 'editJob' : 'viewJob')}
        </ButtonLink>
        {!isUnused && (
          <div className={classes.progress}>
            <Progress jobId={id} role={role} />
          </div>
        )}
      </header>
    </>
  );
}
