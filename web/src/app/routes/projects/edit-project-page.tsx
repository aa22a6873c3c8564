import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import {
  MissingProject,
  ProjectForm,
  rightsOn,
  useProject,
} from '../../../features/casting/project-page/index.ts';
import { useProjectLive } from '../../../features/casting/project-people/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/lib/paths.ts';
import { useSession } from '../../../shared/lib/session/index.ts';
import { Alert } from '../../../shared/ui/alert/alert.tsx';
import { ButtonLink } from '../../../shared/ui/button/button.tsx';
import { PageTitle } from '../../../shared/ui/page-title/page-title.tsx';
import { QueryState } from '../../../shared/ui/query-state/query-state.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton/skeleton.tsx';
import classes from './project-form-page.module.css';

interface EditProjectProps {
  project: ProjectDetail;
  userId: number;
  isFrozen: boolean;
}

function EditProject({ project, userId, isFrozen }: EditProjectProps) {
  const { t } = useTranslation('projectForm');
  const { readOnly } = rightsOn(project, isFrozen);
  return (
    <>
      <Link className={classes.back} to={paths.project(project.id)}>
        <ArrowLeft size={16} aria-hidden />
        {t('back')}
      </Link>
      <PageTitle>{t('editTitle', { title: project.title })}</PageTitle>
      {readOnly && <Alert family="wait">{t(`readOnly.${readOnly}`, { name: project.owner.name })}</Alert>}
      <ProjectForm userId={userId} project={project} isReadOnly={readOnly !== undefined} />
      <div className={classes.foot}>
        <ButtonLink to={paths.project(project.id)} size="lg">
          {t('done')}
        </ButtonLink>
      </div>
    </>
  );
}

/** Everything said about a project, saved while it is typed. */
export function Component() {
  const { t } = useTranslation('projectForm');
  const { user } = useSession();
  const projectId = Number(useParams().id);
  const query = useProject(projectId);
  const [wasRemoved, setWasRemoved] = useState(false);
  useProjectLive(projectId, () => setWasRemoved(true));
  if (wasRemoved) return <MissingProject wasRemoved />;
  return (
    <div className={classes.wide}>
      <QueryState
        query={query}
        thing={t('thing')}
        kept={t('kept')}
        waiting={<SkeletonText lines={8} />}
        isEmpty={(project) => project === null}
        empty={<MissingProject />}
      >
        {(project) =>
          project &&
          user && (
            <EditProject key={project.id} project={project} userId={user.user_id} isFrozen={user.isFreezed} />
          )
        }
      </QueryState>
    </div>
  );
}
