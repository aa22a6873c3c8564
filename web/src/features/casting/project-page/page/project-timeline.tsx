import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { todayInIndia } from '@callboard/contract/people/ages';
import { formatDays } from '@callboard/contract/short-dates';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import classes from './project-timeline.module.css';
import { countDays, type Phase, phasesOf } from './timeline.ts';

function PhaseBar({ phase: { key, from, to, done, isNow } }: { phase: Phase }) {
  const { t } = useTranslation('projectPage');
  const dates = formatDays(from, to);
  const days = countDays(from, to);
  const style: CSSProperties & { '--done': string } = { '--done': `${Math.round(done * 100)}%` };
  return (
    <li className={classes.phase} data-wide={key === 'shoot' || key === 'auditions' || undefined}>
      <span className={classes.bar} style={style} data-now={isNow || undefined} aria-hidden />
      <span className={classes.text}>
        <b>{t(`timeline.${key}`)}</b>{' '}
        {key === 'shoot' && days > 1 ? t('timeline.shootDays', { dates, count: days }) : dates}
        {done === 1 && <VisuallyHidden>, {t('timeline.over')}</VisuallyHidden>}
        {isNow && <VisuallyHidden>, {t('timeline.now')}</VisuallyHidden>}
      </span>
    </li>
  );
}

interface ProjectTimelineProps {
  project: ProjectDetail;
  canEdit: boolean;
}

/** The dates of a project as bars: what is over is ink, today is a red line. */
export function ProjectTimeline({ project, canEdit }: ProjectTimelineProps) {
  const { t } = useTranslation('projectPage');
  const phases = phasesOf(project, todayInIndia());
  if (phases.length === 0) {
    return (
      <p className={classes.none}>
        {t('timeline.none')}
        {canEdit && (
          <>
            {' '}
            <Link to={`${paths.editProject(project.id)}#project-auditions`}>{t('timeline.addDates')}</Link>
          </>
        )}
      </p>
    );
  }
  return (
    <ol className={classes.phases} aria-label={t('timeline.label')}>
      {phases.map((phase) => (
        <PhaseBar key={phase.key} phase={phase} />
      ))}
    </ol>
  );
}
