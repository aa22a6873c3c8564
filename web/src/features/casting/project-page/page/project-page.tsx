import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { FolderX } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { usePageTitle } from '../../../../shared/lib/page-title.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { rememberLastProject } from '../../../../shared/lib/session/index.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { Skeleton, SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { useProject } from '../api.ts';
import '../i18n.ts';
import { CharacterList } from './character-list.tsx';
import { ProjectHead } from './project-head.tsx';
import classes from './project-page.module.css';
import { type RightsOnProject, rightsOn } from './project-rights.ts';
import { ProjectTabs } from './project-tabs.tsx';
import { ProjectTimeline } from './project-timeline.tsx';

/** What other features show on the page of a project. */
export interface ProjectParts {
  readonly below: ReactNode;
  readonly aside: ReactNode;
  /** In place of the characters' needs, once it is closed. */
  readonly outcome: ReactNode;
}

interface LoadedProjectProps {
  project: ProjectDetail;
  isFrozen: boolean;
  onClose: () => void;
  parts: (project: ProjectDetail, rights: RightsOnProject) => ProjectParts;
}

function LoadedProject({ project, isFrozen, onClose, parts }: LoadedProjectProps) {
  const { t } = useTranslation('projectForm');
  usePageTitle(project.title);
  useEffect(() => rememberLastProject(project.id), [project.id]);
  const rights = rightsOn(project, isFrozen);
  const { below, aside, outcome } = parts(project, rights);
  return (
    <>
      <ProjectHead project={project} rights={rights} onClose={onClose} />
      <div className={classes.tabs}>
        <ProjectTabs projectId={project.id} />
      </div>
      {rights.readOnly && rights.readOnly !== 'closed' && (
        <Alert family="wait">{t(`readOnly.${rights.readOnly}`, { name: project.owner.name })}</Alert>
      )}
      <ProjectTimeline project={project} canEdit={rights.canEdit} />
      <div className={classes.columns}>
        <div className={classes.main}>
          {project.status === 'closed' && outcome}
          <CharacterList projectId={project.id} canEdit={rights.canEdit} />
          {below}
        </div>
        <aside className={classes.aside}>{aside}</aside>
      </div>
    </>
  );
}

const skeleton = (
  <div className={classes.waiting} aria-hidden>
    <Skeleton height="8.75rem" width="7rem" />
    <SkeletonText lines={3} />
  </div>
);

export function MissingProject({ wasRemoved = false }: { wasRemoved?: boolean }) {
  const { t } = useTranslation('projectPage');
  return (
    <EmptyState
      icon={FolderX}
      title={t(wasRemoved ? 'removedTitle' : 'missing.title')}
      text={t(wasRemoved ? 'removedText' : 'missing.text')}
      action={
        <ButtonLink to={paths.myProjects()} variant="outline">
          {t('missing.action')}
        </ButtonLink>
      }
    />
  );
}

interface ProjectPageProps extends Omit<LoadedProjectProps, 'project'> {
  projectId: number;
  /** Removed from the project while the page was open. */
  wasRemoved: boolean;
}

/** One project: its characters, documents, people and what happened. */
export function ProjectPage({ projectId, wasRemoved, ...rest }: ProjectPageProps) {
  const { t } = useTranslation('projectPage');
  const query = useProject(projectId);
  return (
    <div className={classes.page}>
      {wasRemoved ? (
        <MissingProject wasRemoved />
      ) : (
        <QueryState
          query={query}
          thing={t('thing')}
          waiting={skeleton}
          isEmpty={(project) => project === null}
          empty={<MissingProject />}
        >
          {(project) => project && <LoadedProject {...rest} project={project} />}
        </QueryState>
      )}
    </div>
  );
}
