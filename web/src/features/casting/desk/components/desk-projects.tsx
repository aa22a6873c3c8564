import type { ProjectRow } from '@callboard/contract/casting/project-lists';
import { formatDays } from '@callboard/contract/short-dates';
import { Link } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { formatCount } from '../../../../shared/lib/format/count.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { ProjectPoster } from '../../../../shared/ui/project-poster/project-poster.tsx';
import { SectionTitle } from '../../../../shared/ui/section-title/section-title.tsx';
import { Status } from '../../../../shared/ui/status/status.tsx';
import { CharacterSlots, openFirst } from '../../projects/index.ts';
import classes from './recruiter-desk.module.css';

const mostProjects = 6;
const mostSlots = 5;

function DeskProject({ project }: { project: ProjectRow }) {
  const { t } = useTranslation('desk');
  const {
    id,
    title,
    poster,
    status,
    counts,
    wanted,
    characters,
    shoot_starts_on: from,
    shoot_ends_on: to,
  } = project;
  const count = characters.length;
  const state =
    status === 'draft' || wanted === 0
      ? t('projects.characters', { count })
      : t('projects.state', { cast: formatCount(counts.cast), wanted: formatCount(wanted) });
  const dates = from && t('projects.shoots', { days: formatDays(from, to ?? from) });
  return (
    <li className={classes.project}>
      <ProjectPoster title={title} picture={poster} size="sm" />
      <div className={classes.projectText}>
        <div className={classes.projectHead}>
          <h3>
            <Link to={paths.project(id)}>{title}</Link>
          </h3>
          <Status name={status} />
        </div>
        <p>{[state, dates].filter(Boolean).join('. ')}</p>
        {status === 'open' && count > 0 && <CharacterSlots project={project} most={mostSlots} isCompact />}
      </div>
    </li>
  );
}

interface DeskProjectsProps {
  projects: readonly ProjectRow[];
  total: number;
}

/** The projects that are not closed, the last changed first. */
export function DeskProjects({ projects, total }: DeskProjectsProps) {
  const { t } = useTranslation('desk');
  const link = (
    <Link className={classes.link} to={paths.myProjects()}>
      {total > mostProjects ? t('projects.all', { shown: formatCount(total) }) : t('projects.link')}
    </Link>
  );
  return (
    <section aria-labelledby="desk-projects">
      <SectionTitle id="desk-projects" aside={link}>
        {t('projects.title')}
      </SectionTitle>
      {projects.length === 0 ? (
        <p className={classes.none}>{t('projects.none')}</p>
      ) : (
        <ul className={classes.projects}>
          {openFirst(projects)
            .slice(0, mostProjects)
            .map((project) => (
              <DeskProject key={project.id} project={project} />
            ))}
        </ul>
      )}
    </section>
  );
}
