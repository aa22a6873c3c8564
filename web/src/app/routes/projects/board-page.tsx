import { useState } from 'react';
import { useParams } from 'react-router';
import { Board } from '../../../features/casting/board/index.ts';
import { useProjectLive } from '../../../features/casting/project-people/index.ts';
import { useSession } from '../../../shared/lib/session/index.ts';

function OpenBoard({ projectId, isFrozen }: { projectId: number; isFrozen: boolean }) {
  const [wasRemoved, setWasRemoved] = useState(false);
  useProjectLive(projectId, () => setWasRemoved(true));
  return <Board projectId={projectId} isFrozen={isFrozen} wasRemoved={wasRemoved} />;
}

/** Everyone considered for a project, by character and how far they are. */
export function Component() {
  const { user } = useSession();
  const projectId = Number(useParams().id);
  if (!user) return null;
  return <OpenBoard key={projectId} projectId={projectId} isFrozen={user.isFreezed} />;
}
