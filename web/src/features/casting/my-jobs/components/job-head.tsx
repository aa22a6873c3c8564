import type { ClosedJob, MyJob } from '@callboard/contract/casting/my-jobs';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { useCameFrom } from '../../../../shared/lib/way-back.ts';
import { Avatar } from '../../../../shared/ui/avatar/avatar.tsx';
import { ProjectPoster } from '../../../../shared/ui/project-poster/project-poster.tsx';
import { subjectOf } from '../model/job-kinds.ts';

type Job = Pick<MyJob | ClosedJob, 'project' | 'character' | 'recruiter' | 'detail'>;

const pictureOf = (poster: string | null) =>
  poster === null ? null : { file_url: poster, placeholder: null, width: 320, height: 400 };

/** The poster of its project, else the face of who asks. */
export function JobPoster({
  job,
  size,
  shrinks = false,
}: {
  job: Job;
  size: 'md' | 'sm';
  shrinks?: boolean;
}) {
  const { t } = useTranslation('myJobs');
  const { project, recruiter } = job;
  if (!project && recruiter)
    return <Avatar src={recruiter.image ?? undefined} name={recruiter.name} size="lg" />;
  return (
    <ProjectPoster
      title={project?.title ?? subjectOf(job, t)}
      line={project?.project_type}
      picture={pictureOf(project?.poster ?? null)}
      size={size}
      shrinks={shrinks}
    />
  );
}

/** The singer, Monsoon Line. */
export function JobTitle({ job, to }: { job: Job; to?: string | undefined }) {
  const { t } = useTranslation('myJobs');
  const cameFrom = useCameFrom();
  const subject = subjectOf(job, t);
  const title = (
    <>
      {subject}
      {job.project && job.project.title !== subject && (
        <>
          , <em>{job.project.title}</em>
        </>
      )}
    </>
  );
  return (
    <h3>
      {to === undefined ? (
        title
      ) : (
        <Link to={to} state={cameFrom}>
          {title}
        </Link>
      )}
    </h3>
  );
}
