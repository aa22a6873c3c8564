import type { CastingOfProject } from '@callboard/contract/casting/castings';
import { ProjectPoster } from '../../../../shared/ui/project-poster/project-poster.tsx';
import classes from './poster.module.css';
import { PosterMotif } from './poster-motif.tsx';

interface PosterProps {
  project: Pick<CastingOfProject, 'title' | 'project_type' | 'poster'>;
  size: 'xl' | 'lg' | 'sm';
}

/** The picture of a project, or its title over the drawing of its type. */
export function Poster({ project, size }: PosterProps) {
  const { title, project_type: type, poster } = project;
  return (
    <span className={classes.poster} data-size={size}>
      <ProjectPoster title={title} line={type.name} picture={poster} size={size} />
      {!poster && <PosterMotif type={type.id} />}
    </span>
  );
}
