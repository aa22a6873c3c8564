import type { ProjectRow as Row } from '@callboard/contract/casting/project-lists';
import { rightsOfRole } from '@callboard/contract/casting/project-values';
import { formatDay } from '@callboard/contract/short-dates';
import { ChevronRight, Pencil, Play } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { formatDate } from '../../../../shared/lib/format/dates.ts';
import { dayInIndia } from '../../../../shared/lib/format/days-in-india.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { ProjectPoster } from '../../../../shared/ui/project-poster/project-poster.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useProjectStatus } from '../api.ts';
import classes from './compact-project.module.css';
import { ProjectHeading } from './project-row.tsx';

interface CompactProjectProps {
  project: Row;
  /** A frozen recruiter changes nothing. */
  isFrozen: boolean;
}

const canEdit = ({ role }: Row): boolean => rightsOfRole[role].includes('edit');

function ResumeButton({ project, isFrozen }: CompactProjectProps) {
  const { t } = useTranslation('projectOverview');
  const { id, title } = project;
  const { mutate, isPending } = useProjectStatus();
  const resume = () =>
    mutate(
      { params: { id }, body: { status: 'open' } },
      {
        onSuccess: () => toast(t('row.resumed', { title })),
        onError: () => toast(t('row.resumeFailed', { title }), { severity: 'error' }),
      },
    );
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={t('row.resumeWhat', { title })}
      leftSection={<Play size={14} aria-hidden />}
      loading={isPending}
      disabled={isFrozen}
      title={isFrozen ? t('frozen') : undefined}
      onClick={resume}
    >
      {t('row.resume')}
    </Button>
  );
}

function useCompactLine({ status, project_type: type, characters, counts, wanted }: Row): string {
  const { t } = useTranslation('projectOverview');
  const count = characters.length;
  if (status === 'draft') return t('row.draft', { type, count, shown: formatCount(count) });
  if (wanted === 0) return t('row.pausedEmpty', { type });
  return t('row.paused', { type, cast: formatCount(counts.cast), wanted: formatCount(wanted) });
}

/** A paused project or a draft, with the one thing to do about it. */
export function CompactProject({ project, isFrozen }: CompactProjectProps) {
  const { t } = useTranslation('projectOverview');
  const { id, title, status, poster } = project;
  const line = useCompactLine(project);
  return (
    <li className={classes.row}>
      {status === 'draft' ? (
        <span className={classes.draft} aria-hidden>
          <Pencil size={18} />
        </span>
      ) : (
        <ProjectPoster title={title} picture={poster} size="sm" />
      )}
      <div className={classes.text}>
        <ProjectHeading project={project} />
        <p>{line}</p>
      </div>
      {status === 'paused' && canEdit(project) && <ResumeButton project={project} isFrozen={isFrozen} />}
      {status === 'draft' && canEdit(project) && (
        <ButtonLink
          to={paths.editProject(id)}
          variant="outline"
          size="sm"
          aria-label={t('row.finishWhat', { title })}
        >
          {t('row.finish')}
        </ButtonLink>
      )}
    </li>
  );
}

/** A closed project in one line. */
export function ClosedProject({ project }: { project: Row }) {
  const { t } = useTranslation('projectOverview');
  const { id, title, poster, project_type, closed_at, reopen_until, counts, wanted, role } = project;
  const facts = [
    closed_at && t('closed.when', { day: formatDate(closed_at) }),
    wanted > 0 && t('closed.cast', { cast: formatCount(counts.cast), wanted: formatCount(wanted) }),
  ].filter(Boolean);
  const canReopen =
    reopen_until !== null && reopen_until >= dayInIndia(Date.now()) && rightsOfRole[role].includes('close');
  const cast = project.characters.flatMap(({ id: slotId, face, stage }) =>
    face?.image && stage === 'cast' ? [{ slotId, image: face.image }] : [],
  );
  return (
    <li>
      <Link className={classes.closed} to={paths.project(id)}>
        <ProjectPoster title={title} picture={poster} size="xs" />
        <span className={classes.closedText}>
          <i>{title}</i>
          <span>
            {project_type}. {facts.join(', ')}
            {facts.length > 0 && '. '}
            {canReopen && t('closed.reopen', { day: formatDay(reopen_until) })}
          </span>
        </span>
        <span className={classes.faces} aria-hidden>
          {cast.slice(0, 4).map(({ slotId, image }) => (
            <img key={slotId} src={image} alt="" width={26} height={26} loading="lazy" />
          ))}
        </span>
        <ChevronRight className={classes.chevron} size={18} aria-hidden />
      </Link>
    </li>
  );
}
