import type { ProjectDetail } from '@callboard/contract/casting/projects';
import { useQueryClient } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { paths } from '../../../../shared/lib/paths.ts';
import { Alert } from '../../../../shared/ui/alert/alert.tsx';
import { ButtonLink } from '../../../../shared/ui/button/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state/empty-state.tsx';
import { QueryState } from '../../../../shared/ui/query-state/query-state.tsx';
import { SkeletonText } from '../../../../shared/ui/skeleton/skeleton.tsx';
import { refreshCharacters } from '../../characters/index.ts';
import { MissingProject, refreshProject, rightsOn, useProject } from '../../project-page/index.ts';
import { useCharacter } from '../api.ts';
import classes from './character-editor.module.css';
import { EditorFrame } from './editor-frame.tsx';
import { ExistingCharacter } from './existing-character.tsx';
import { NewCharacter } from './new-character.tsx';

interface CharacterEditorProps {
  projectId: number;
  /** Missing for a new one. */
  characterId?: number;
  userId: number;
  isFrozen: boolean;
}

interface LoadedProps extends Omit<CharacterEditorProps, 'projectId'> {
  project: ProjectDetail;
  onClose: () => void;
  onChanged: () => void;
}

function MissingCharacter({ projectId }: { projectId: number }) {
  const { t } = useTranslation('characterEditor');
  return (
    <EmptyState
      icon={UserX}
      title={t('missing.title')}
      text={t('missing.text')}
      action={
        <ButtonLink to={paths.project(projectId)} variant="outline">
          {t('missing.action')}
        </ButtonLink>
      }
    />
  );
}

function LoadedCharacter({ project, characterId = 0, userId, isFrozen, onClose }: LoadedProps) {
  const { t } = useTranslation('characterEditor');
  const query = useCharacter(characterId);
  const { readOnly } = rightsOn(project, isFrozen);
  return (
    <QueryState
      query={query}
      thing={t('thing')}
      kept={t('kept')}
      waiting={
        <div className={classes.waiting}>
          <SkeletonText lines={10} />
        </div>
      }
      isEmpty={(character) => character?.project_id !== project.id}
      empty={<MissingCharacter projectId={project.id} />}
    >
      {(character) =>
        character && (
          <ExistingCharacter
            key={character.id}
            userId={userId}
            project={project}
            character={character}
            readOnly={readOnly}
            onClose={onClose}
          />
        )
      }
    </QueryState>
  );
}

/** Begins again with an empty form after each one that was saved. */
function FreshCharacter({ project, userId, isFrozen, onClose, onChanged }: LoadedProps) {
  const { t } = useTranslation('characterEditor');
  const [turn, setTurn] = useState(0);
  const { readOnly } = rightsOn(project, isFrozen);
  if (readOnly) {
    return (
      <div className={classes.waiting}>
        <Alert family="wait">{t(`readOnly.${readOnly}`, { name: project.owner.name })}</Alert>
      </div>
    );
  }
  return (
    <NewCharacter
      key={turn}
      userId={userId}
      project={project}
      onCreated={onChanged}
      onAgain={() => setTurn(turn + 1)}
      onClose={onClose}
    />
  );
}

/** One character of a project, or a new one, over the page of the project. */
export function CharacterEditor({ projectId, characterId, userId, isFrozen }: CharacterEditorProps) {
  const { t } = useTranslation('characterEditor');
  const navigate = useNavigate();
  const client = useQueryClient();
  const query = useProject(projectId);
  const refreshAll = () => {
    void refreshProject(client);
    void refreshCharacters(client);
  };
  const close = () => {
    refreshAll();
    void navigate(paths.project(projectId));
  };
  const project = query.data;
  const Loaded = characterId === undefined ? FreshCharacter : LoadedCharacter;
  return (
    <EditorFrame
      title={t(characterId === undefined ? 'newTitle' : 'editTitle')}
      aside={
        project && (
          <>
            {t('for')} <i>{project.title}</i>, {project.project_type.name.toLowerCase()}
          </>
        )
      }
      onClose={close}
    >
      <QueryState
        query={query}
        thing={t('thing')}
        kept={t('kept')}
        waiting={
          <div className={classes.waiting}>
            <SkeletonText lines={10} />
          </div>
        }
        isEmpty={(found) => found === null}
        empty={<MissingProject />}
      >
        {(found) =>
          found && (
            <Loaded
              project={found}
              {...(characterId !== undefined && { characterId })}
              userId={userId}
              isFrozen={isFrozen}
              onClose={close}
              onChanged={refreshAll}
            />
          )
        }
      </QueryState>
    </EditorFrame>
  );
}
