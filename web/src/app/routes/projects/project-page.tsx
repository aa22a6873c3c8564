import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ClosedOutcome } from '../../../features/casting/project-closing/index.ts';
import { DocumentsSection } from '../../../features/casting/project-documents/index.ts';
import {
  ProjectPage,
  refreshProject,
  useCharacters,
  useProject,
} from '../../../features/casting/project-page/index.ts';
import { ActivityFeed, TeamSection, useProjectLive } from '../../../features/casting/project-people/index.ts';
import { lazyComponent } from '../../../shared/lib/lazy-component.tsx';
import { useSession } from '../../../shared/lib/session/index.ts';

const { Component: CloseProjectDialog } = lazyComponent(async () => {
  const { CloseProjectDialog } = await import(
    '../../../features/casting/project-closing/close-project-dialog.tsx'
  );
  return { default: CloseProjectDialog };
});

interface OpenProjectProps {
  projectId: number;
  isFrozen: boolean;
}

function OpenProject({ projectId, isFrozen }: OpenProjectProps) {
  const client = useQueryClient();
  const { data: project } = useProject(projectId);
  const { data: characters = [] } = useCharacters(projectId);
  const [wasRemoved, setWasRemoved] = useState(false);
  const [isClosing, setIsClosing] = useState(false);
  useProjectLive(projectId, () => setWasRemoved(true));
  return (
    <>
      <ProjectPage
        projectId={projectId}
        isFrozen={isFrozen}
        wasRemoved={wasRemoved}
        onClose={() => setIsClosing(true)}
        parts={(shown, { canEdit }) => ({
          outcome: <ClosedOutcome projectId={projectId} onReopen={() => void refreshProject(client)} />,
          below: <DocumentsSection projectId={projectId} characters={characters} canEdit={canEdit} />,
          aside: (
            <>
              <TeamSection project={shown} />
              <ActivityFeed projectId={projectId} />
            </>
          ),
        })}
      />
      {isClosing && project && (
        <CloseProjectDialog
          project={project}
          onClose={() => setIsClosing(false)}
          onClosed={() => {
            setIsClosing(false);
            void refreshProject(client);
          }}
        />
      )}
    </>
  );
}

/** One project with everything its team sees. */
export function Component() {
  const { user } = useSession();
  const projectId = Number(useParams().id);
  if (!user) return null;
  return <OpenProject key={projectId} projectId={projectId} isFrozen={user.isFreezed} />;
}
