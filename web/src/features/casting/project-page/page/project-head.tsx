import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { Copy, Ellipsis, Globe, Link2, Lock, Megaphone, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { lazyComponent } from '../../../../shared/lib/lazy-component.tsx';
import { paths } from '../../../../shared/lib/paths.ts';
import { useShownHeading } from '../../../../shared/lib/shown-heading.ts';
import { useCameFrom } from '../../../../shared/lib/way-back.ts';
import { ActionMenu, type MenuAction } from '../../../../shared/ui/action-menu/action-menu.tsx';
import { Button, ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { ProjectPoster } from '../../../../shared/ui/project-poster/project-poster.tsx';
import classes from './project-head.module.css';
import type { RightsOnProject } from './project-rights.ts';
import { StatusMenu } from './status-menu.tsx';

const { Component: DuplicateDialog } = lazyComponent(() => import('./duplicate-dialog.tsx'));
const { Component: DeleteDraftDialog } = lazyComponent(() => import('./delete-draft-dialog.tsx'));

interface ProjectHeadProps {
  project: ProjectDetail;
  rights: RightsOnProject;
  onClose: () => void;
}

function About({ project }: { project: ProjectDetail }) {
  const { t } = useTranslation('projectPage');
  const {
    project_type: type,
    production_house: house,
    director,
    cities,
    internal_title,
    visibility,
  } = project;
  const who = house ? t('forHouse', { type: type.name, house }) : type.name;
  const Icon = visibility === 'public' ? Globe : Link2;
  return (
    <>
      <p className={classes.line}>
        {[who, director && t('directedBy', { name: director }), cities.map(({ name }) => name).join(', ')]
          .filter(Boolean)
          .join('. ')}
      </p>
      <p className={classes.meta}>
        {internal_title && (
          <span>
            <Lock size={14} aria-label={t('onlyTeam')} />
            {t('teamTitle')} <i>{internal_title}</i>
          </span>
        )}
        <span>
          <Icon size={14} aria-hidden />
          {t(visibility === 'public' ? 'public' : 'byLink')}
        </span>
        {project.role !== 'owner' && (
          <span>{t('ownedBy', { name: project.owner.name, role: t(`roles.${project.role}`) })}</span>
        )}
      </p>
    </>
  );
}

/** The title of a project with its status and what can be done with it. */
export function ProjectHead({ project, rights, onClose }: ProjectHeadProps) {
  const { t } = useTranslation('projectPage');
  const line = useShownHeading(project.title);
  const cameFrom = useCameFrom();
  const [dialog, setDialog] = useState<'duplicate' | 'remove'>();
  const { id, title, project_type: type, poster } = project;
  const isOwnDraft = project.status === 'draft' && rights.canClose;
  const menu: MenuAction[] = [
    {
      key: 'duplicate',
      label: t('duplicate.action'),
      icon: Copy,
      onChoose: () => setDialog('duplicate'),
    },
    ...(isOwnDraft
      ? [
          {
            key: 'remove',
            label: t('remove.action'),
            icon: Trash2,
            tone: 'stop' as const,
            onChoose: () => setDialog('remove'),
          },
        ]
      : []),
  ];
  return (
    <div className={classes.head}>
      <div className={classes.poster}>
        <ProjectPoster title={title} line={type.name} picture={poster} size="md" shrinks />
      </div>
      <div className={classes.about}>
        <div className={classes.titleLine} ref={line}>
          <h1 className={classes.title}>{title}</h1>
          <StatusMenu project={project} rights={rights} onClose={onClose} />
        </div>
        <About project={project} />
      </div>
      <div className={classes.actions}>
        <ActionMenu actions={menu}>
          <Button variant="ghost" aria-label={t('more')}>
            <Ellipsis size={19} aria-hidden />
          </Button>
        </ActionMenu>
        {rights.canEdit && (
          <>
            <ButtonLink
              to={paths.editProject(id)}
              variant="outline"
              leftSection={<Pencil size={17} aria-hidden />}
            >
              {t('edit')}
            </ButtonLink>
            <ButtonLink
              to={paths.newJob({ project: id })}
              state={cameFrom}
              variant="outline"
              leftSection={<Megaphone size={17} aria-hidden />}
            >
              {t('postJob')}
            </ButtonLink>
            <ButtonLink to={paths.newCharacter(id)} leftSection={<Plus size={17} aria-hidden />}>
              {t('characters.add')}
            </ButtonLink>
          </>
        )}
      </div>
      {dialog === 'duplicate' && <DuplicateDialog project={project} onClose={() => setDialog(undefined)} />}
      {dialog === 'remove' && <DeleteDraftDialog project={project} onClose={() => setDialog(undefined)} />}
    </div>
  );
}
